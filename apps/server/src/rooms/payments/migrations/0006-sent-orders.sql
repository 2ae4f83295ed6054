-- Orders of which the member says that the money was sent, which somebody looks for.
create index payments_orders_sent on payments_orders (sent_at)
  where sent_at is not null and status in ('awaiting', 'processing', 'expired', 'unknown');
-- A member's own list, newest first.
create index payments_orders_member on payments_orders (member_id, created_at desc, id);
