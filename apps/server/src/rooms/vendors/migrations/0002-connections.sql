-- Vendors that operators connected in the console. All other vendors are configured by the environment.
create table vendors_connections (
  vendor text primary key,
  protocol text not null,
  -- The vendor's base address without a trailing slash.
  url text not null,
  operator_id text not null,
  currency text not null,
  -- Hosts with port, besides the vendor's own, that may serve game pages.
  launch_hosts text[] not null default '{}',
  -- How games are opened; overrides the vendor's answer.
  open_mode text check (open_mode in ('frame', 'blank', 'self')),
  -- Addresses and CIDR ranges that may call; empty allows every address.
  networks text[] not null default '{}',
  changed_at timestamptz not null default clock_timestamp()
);

-- Keys, sealed. A key is stored with the request and becomes active once a second operator has approved it.
create table vendors_keys (
  -- Derived from the key, so that a repeated request has the same id.
  id text primary key,
  vendor text not null,
  kind text not null check (kind in ('secret', 'publicKey', 'privateKey')),
  sealed bytea not null,
  -- Shown to operators: the last characters of a secret, or of a key's fingerprint.
  hint text not null,
  asked_at timestamptz not null default clock_timestamp(),
  set_at timestamptz,
  -- For a replaced key: calls signed with it are accepted until this time.
  ends_at timestamptz,
  check (set_at is not null or ends_at is null)
);
create unique index vendors_keys_current on vendors_keys (vendor, kind) where set_at is not null and ends_at is null;

-- The last test of each connection.
create table vendors_tests (
  vendor text primary key,
  at timestamptz not null default clock_timestamp(),
  calls jsonb not null
);
