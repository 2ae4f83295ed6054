-- Lists of the console in the order of time, the key as text between equals.
create index payments_orders_listed on payments_orders (created_at, (id::text));
create index payments_withdrawals_listed on payments_withdrawals (created_at, (id::text));
create index payments_withdrawals_for_a_person on payments_withdrawals (created_at, (id::text))
  where status in ('review', 'approved', 'unknown');
