-- Conditions of the trail that the console offers: the beginning of an action or object, and a period.
create index backoffice_audit_action on backoffice_audit (action text_pattern_ops, id);
create index backoffice_audit_object_begins on backoffice_audit (object text_pattern_ops, id);
create index backoffice_audit_at on backoffice_audit (at, id);

-- Conditions, order and columns of a list as one operator keeps them; the empty name is the list as it opens.
create table backoffice_views (
  id bigint generated always as identity primary key,
  operator_id bigint not null references backoffice_operators,
  list text not null,
  name text not null,
  filter text[] not null,
  sort text,
  columns text[],
  created_at timestamptz not null default clock_timestamp(),
  unique (operator_id, list, name)
);

-- Lists that are written as files. A worker takes one for a step at a time, so several are written side by side and
-- one that was left behind is taken up again where it stood.
create table backoffice_exports (
  id uuid primary key default gen_random_uuid(),
  operator_id bigint not null references backoffice_operators,
  list text not null,
  filter text[] not null,
  sort text,
  columns text[] not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- Where the next step begins; null before the first.
  place text,
  parts integer not null default 0,
  rows_done bigint not null default 0,
  rows_guess bigint not null default 0,
  failure text,
  lease uuid,
  leased_until timestamptz,
  stepped_at timestamptz not null default clock_timestamp(),
  created_at timestamptz not null default clock_timestamp(),
  finished_at timestamptz,
  check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null))
);
create index backoffice_exports_due on backoffice_exports (stepped_at) where state in ('waiting', 'running');
create index backoffice_exports_own on backoffice_exports (operator_id, created_at);

-- Compressed pieces of a file, a step each.
create table backoffice_export_parts (
  export_id uuid not null references backoffice_exports on delete cascade,
  part integer not null,
  content bytea not null,
  primary key (export_id, part)
);
