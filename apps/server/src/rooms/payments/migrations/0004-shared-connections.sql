-- Connections of all rooms are kept by the platform.
insert into platform_connections (room, provider, is_on, url, fields, keys_id, changed_at)
  select 'payments', provider, is_on, url, fields, keys_id, changed_at from payments_connections;
insert into platform_connection_keys (id, room, provider, sealed, hints, asked_at)
  select id, 'payments', provider, sealed, hints, asked_at from payments_keys;
insert into platform_connection_tests (room, provider, at, result, ms, detail)
  select 'payments', provider, at, result, ms, detail from payments_tests;
drop table payments_connections, payments_keys, payments_tests;
