-- The tickets with a rebate, which are few, are found by their draw before it is paid.
create index concurrently if not exists lottery_tickets_rebate on lottery_tickets (draw_id) where rebate > 0;
