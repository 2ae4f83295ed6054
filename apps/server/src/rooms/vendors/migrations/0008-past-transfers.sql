-- A member sees what was moved before.
create index vendors_transfers_past on vendors_transfers (member_id, created_at desc);
