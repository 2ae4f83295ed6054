-- The rule of alarms that stopped a vendor; null: an operator did.
alter table vendors_stopped add column rule_id bigint;
-- Calls that nobody signed: anybody can send those, so that they stop no vendor.
alter table vendors_health add column unsigned int not null default 0;
