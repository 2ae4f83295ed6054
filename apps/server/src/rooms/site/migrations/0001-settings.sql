-- What differs from the defaults in settings.ts: one JSON value per key of a merchant.
create table site_settings (
  merchant text not null,
  key text not null,
  value jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (merchant, key)
);
