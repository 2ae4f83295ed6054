-- Hash of the token of the set-up address. There is a row only while there is no operator.
create table backoffice_setup (
  id boolean primary key default true check (id),
  token_hash text not null,
  created_at timestamptz not null default clock_timestamp()
);
