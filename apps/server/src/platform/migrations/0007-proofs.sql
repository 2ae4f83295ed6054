-- When the books were proved last, by whichever process, so that one that starts does not prove them once more.
create table platform_proofs (
  name text primary key,
  begun_at timestamptz not null default clock_timestamp(),
  took_ms double precision not null default 0,
  findings int not null default 0
);
