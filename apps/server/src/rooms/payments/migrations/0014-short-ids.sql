-- Operators find orders by the end of their number, which members read out.
create index payments_orders_ends on payments_orders (right(id::text, 8));
create index payments_withdrawals_ends on payments_withdrawals (right(id::text, 8));
