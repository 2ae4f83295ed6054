-- How providers of payments are connected that operators set up in the console. The environment speaks for all others.
create table payments_connections (
  provider text primary key,
  is_on boolean not null,
  -- Their side, without a slash at the end; empty where there is none.
  url text not null,
  fields jsonb not null default '{}',
  keys_id text,
  changed_at timestamptz not null default clock_timestamp()
);

-- All keys of a provider together, sealed. They are stored when they are asked for and used once a second operator has
-- agreed to a connection that names them.
create table payments_keys (
  -- Made of the keys themselves, so that a repeated request names the same ones.
  id text primary key,
  provider text not null,
  sealed bytea not null,
  -- What operators see of them: the last characters of each, by name.
  hints jsonb not null,
  asked_at timestamptz not null default clock_timestamp()
);

-- The last test of each connection.
create table payments_tests (
  provider text primary key,
  at timestamptz not null default clock_timestamp(),
  result text not null,
  ms int not null,
  detail text not null
);
