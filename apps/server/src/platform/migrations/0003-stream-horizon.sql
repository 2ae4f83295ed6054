-- Transactions end in another order than they write events. A client that resumes after an event also receives those
-- that were still uncommitted when it was written. Both columns are null in rows of the time before.
alter table platform_stream
  -- The transaction that wrote the event.
  add column transaction xid8,
  -- The oldest transaction that was open at that time.
  add column horizon xid8;
alter table platform_stream
  alter column transaction set default pg_current_xact_id(),
  alter column horizon set default pg_snapshot_xmin(pg_current_snapshot());
