-- Hash of the token in the set-up address. The row exists only while there is no operator.
create table backoffice_setup (
  id boolean primary key default true check (id),
  token_hash text not null,
  created_at timestamptz not null default clock_timestamp()
);
