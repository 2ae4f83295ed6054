-- Keys that the product makes for itself, sealed with the key of the configuration: what they marked stays comparable
-- when that key is changed.
create table platform_keys (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null default clock_timestamp()
);
