-- The platform stores the connections of all rooms. Only payments had separate tables for them.
select platform_adopt_connections('payments');
drop table payments_connections, payments_keys, payments_tests;
drop function platform_adopt_connections(text);
