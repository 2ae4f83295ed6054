-- What of a settlement somebody has looked at: the key names what it was, so that what changes is looked at again.
create table agency_seen_looks (
  kind text not null,
  rhythm text not null,
  from_day date not null,
  key text not null,
  -- Name of the operator.
  seen_by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (kind, rhythm, from_day, key)
);
