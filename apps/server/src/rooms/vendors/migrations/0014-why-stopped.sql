-- What the rule that stopped a vendor asks for, as it was then: whole per cent of its calls, and minutes.
alter table vendors_stopped add column threshold int, add column minutes int;
