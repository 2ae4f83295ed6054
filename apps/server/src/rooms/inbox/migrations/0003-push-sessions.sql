-- The log-in in which a browser was named: when it is ended, wherever from, the browser is told no more. Null for those
-- of before, which the next visit names again.
alter table inbox_devices add session_id uuid;
create index inbox_devices_session on inbox_devices (session_id);
