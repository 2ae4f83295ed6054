-- Settings that differ from the defaults in settings.ts: one JSON value per key and merchant.
create table site_settings (
  merchant text not null,
  key text not null,
  value jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (merchant, key)
);

-- The last published maintenance state, so that only one process publishes the start and end of a window.
create table site_announced_states (
  merchant text primary key,
  in_maintenance boolean not null
);

-- Pictures of the merchant, such as the logo, sanitised or re-encoded. The name is the hash of the content.
create table site_pictures (
  merchant text not null,
  name text not null check (name ~ '^[0-9a-f]{32}\.(svg|png)$'),
  content bytea not null check (octet_length(content) <= 1048576),
  created_at timestamptz not null default clock_timestamp(),
  primary key (merchant, name)
);
