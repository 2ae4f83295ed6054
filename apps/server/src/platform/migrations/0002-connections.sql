-- Connections to outside parties that operators set up in the console. The environment is the fallback.
create table platform_connections (
  room text not null,
  provider text not null,
  is_on boolean not null,
  -- The provider's address, without a slash at the end; empty where none is called.
  url text not null,
  fields jsonb not null default '{}',
  keys_id text,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (room, provider)
);

-- All keys of a provider together, sealed. They are stored with the request and used once a second operator has
-- approved a connection that names them.
create table platform_connection_keys (
  -- Made of the keys themselves, so that a repeated request names the same ones.
  id text primary key,
  room text not null,
  provider text not null,
  sealed bytea not null,
  -- The last characters of each key, by name, for operators.
  hints jsonb not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- Set when other keys replace these: calls that the provider signs with them are accepted until then.
  ends_at timestamptz
);
create index platform_connection_keys_provider on platform_connection_keys (room, provider);

-- The last test of each connection.
create table platform_connection_tests (
  room text not null,
  provider text not null,
  at timestamptz not null default clock_timestamp(),
  result text not null,
  ms int not null,
  detail text not null,
  primary key (room, provider)
);
