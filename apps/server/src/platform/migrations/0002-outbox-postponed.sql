-- The relay asks of every event whether an earlier one of its member waits for another try. These are few, the queue may
-- be long, and it is full of deleted rows.
create index platform_outbox_postponed on platform_outbox (member_id, id) where attempts > 0;
