-- When a member called first on a day, so that a day that goes on is compared with another one up to the same time. Null
-- for days before: the whole day counts.
alter table agency_seen_days add column at timestamptz;
alter table agency_seen_days alter column at set default clock_timestamp();
