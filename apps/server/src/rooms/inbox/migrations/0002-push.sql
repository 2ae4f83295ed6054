-- Browsers that members are told on while the site is closed (Web Push), and when they want silence.
create table inbox_devices (
  id bigint generated always as identity primary key,
  member_id bigint not null,
  -- Type of the member when the browser was named: messages to many may be for some types alone.
  member_type smallint not null,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  -- Operator code of the language in which this browser is told.
  language text not null,
  created_at timestamptz not null default clock_timestamp()
);
create index inbox_devices_member on inbox_devices (member_id, id);

-- Minutes of the merchant's day; a beginning after its end goes over midnight.
create table inbox_quiet (
  member_id bigint primary key,
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 0 and 1439),
  check (from_minute <> to_minute)
);

-- What is still to be told to a browser.
create table inbox_pushes (
  message_id bigint not null references inbox_messages on delete cascade,
  device_id bigint not null references inbox_devices on delete cascade,
  due_at timestamptz not null default clock_timestamp(),
  tries smallint not null default 0,
  primary key (message_id, device_id)
);
create index inbox_pushes_due on inbox_pushes (due_at);
create index inbox_pushes_device on inbox_pushes (device_id);

-- The keys by which push services know this site (VAPID), made at the first start.
create table inbox_push_keys (
  id smallint primary key check (id = 1),
  public_key text not null,
  sealed bytea not null
);
