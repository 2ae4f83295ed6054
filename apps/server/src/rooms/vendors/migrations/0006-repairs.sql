-- What waits can be ended by two operators.

-- Of a call that was parked: what a repetition must have in common with it, so that it is told what was done.
alter table vendors_parked add column payload_hash text;
-- Of a rollback that a vendor reports: what it undid there.
alter table vendors_differences add column reference text;

-- Sums over time; operations come in the order of time.
create index vendors_operations_time on vendors_operations using brin (at) with (pages_per_range = 16);
