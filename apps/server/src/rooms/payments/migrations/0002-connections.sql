-- Payment providers that operators connected in the console. All other providers are configured by the environment.
create table payments_connections (
  provider text primary key,
  is_on boolean not null,
  -- The provider's base address without a trailing slash; empty if there is none.
  url text not null,
  fields jsonb not null default '{}',
  keys_id text,
  changed_at timestamptz not null default clock_timestamp()
);

-- All keys of a provider together, sealed. They are stored with the request and used once a second operator has
-- approved a connection that names them.
create table payments_keys (
  -- Derived from the keys, so that a repeated request has the same id.
  id text primary key,
  provider text not null,
  sealed bytea not null,
  -- The last characters of each key, by name, shown to operators.
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
