-- Connections to external providers that operators set up in the console. The environment is the fallback.
create table platform_connections (
  room text not null,
  provider text not null,
  is_on boolean not null,
  -- The provider's base address without a trailing slash; empty if none is called.
  url text not null,
  fields jsonb not null default '{}',
  keys_id text,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (room, provider)
);

-- All keys of a provider together, sealed. They are stored with the request and used once a second operator has
-- approved a connection that names them.
create table platform_connection_keys (
  -- Derived from the keys, so that a repeated request has the same id.
  id text primary key,
  room text not null,
  provider text not null,
  sealed bytea not null,
  -- The last characters of each key, by name, for operators.
  hints jsonb not null,
  asked_at timestamptz not null default clock_timestamp(),
  -- Set when other keys replace these: calls signed with them are accepted until this time.
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

-- Copies the connections that a room stored in its own tables (<room>_connections, _keys, _tests). That room's
-- migration calls it and then drops the tables.
create function platform_adopt_connections(room text) returns void language plpgsql as $$
begin
  execute format('insert into platform_connections (room, provider, is_on, url, fields, keys_id, changed_at)
    select %L, provider, is_on, url, fields, keys_id, changed_at from %I', room, room || '_connections');
  execute format('insert into platform_connection_keys (id, room, provider, sealed, hints, asked_at)
    select id, %L, provider, sealed, hints, asked_at from %I', room, room || '_keys');
  execute format('insert into platform_connection_tests (room, provider, at, result, ms, detail)
    select %L, provider, at, result, ms, detail from %I', room, room || '_tests');
end
$$;
