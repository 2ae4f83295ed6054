-- The dashboard asks what was credited and paid in a span of time.
create index payments_orders_credited on payments_orders (credited_at) where credited_at is not null;
create index payments_withdrawals_paid on payments_withdrawals (ended_at) where status = 'paid';
