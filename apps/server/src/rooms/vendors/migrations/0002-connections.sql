-- How vendors are connected that operators added in the console. The environment speaks for all others.
create table vendors_connections (
  vendor text primary key,
  protocol text not null,
  -- Their side, without a slash at the end.
  url text not null,
  operator_id text not null,
  currency text not null,
  -- Hosts, with port, that pages of games may have beside the vendor's own.
  launch_hosts text[] not null default '{}',
  -- How games are opened, whatever the vendor answers.
  open_mode text check (open_mode in ('frame', 'blank', 'self')),
  -- Addresses and CIDR ranges that may call; none: every address may.
  networks text[] not null default '{}',
  changed_at timestamptz not null default clock_timestamp()
);

-- Keys, sealed. A key is stored when it is asked for and set when a second operator has agreed.
create table vendors_keys (
  -- Made of the key itself, so that a repeated request names the same one.
  id text primary key,
  vendor text not null,
  kind text not null check (kind in ('secret', 'publicKey', 'privateKey')),
  sealed bytea not null,
  -- What operators see of it: the last characters of a secret, or of the fingerprint of a key.
  hint text not null,
  asked_at timestamptz not null default clock_timestamp(),
  set_at timestamptz,
  -- A former key: calls signed with it are accepted until then.
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
