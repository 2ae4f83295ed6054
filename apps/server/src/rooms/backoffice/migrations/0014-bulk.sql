-- Something that is done about all rows of a list that meet a condition: first counted, then done when the operator says
-- so. Like exports it is taken a step at a time.
create table backoffice_bulk_jobs (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references backoffice_operators,
  ip text not null,
  list text not null,
  filter text[] not null,
  action text not null,
  reason text not null,
  state text not null default 'counting'
    check (state in ('counting', 'counted', 'running', 'done', 'failed', 'cancelled')),
  -- Where the next step begins; null before the first.
  place text,
  -- Rows for which it fits, and those that it would not change.
  fits bigint not null default 0,
  refused bigint not null default 0,
  rows_done bigint not null default 0,
  rows_failed bigint not null default 0,
  failure text,
  lease uuid,
  leased_until timestamptz,
  stepped_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
create index backoffice_bulk_jobs_due on backoffice_bulk_jobs (stepped_at) where state in ('counting', 'running');
create index backoffice_bulk_jobs_own on backoffice_bulk_jobs (operator_id) where finished_at is null;
