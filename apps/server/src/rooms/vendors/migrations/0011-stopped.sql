-- Vendors of whom no stake is taken; what was staked before is still won and given back.
create table vendors_stopped (
  vendor text primary key,
  at timestamptz not null default clock_timestamp()
);
