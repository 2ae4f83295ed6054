-- Order 123 is payOS's own test of our address: reports about it are ignored. No order gets that number.
select setval('payments_order_numbers', 123) from payments_order_numbers where last_value < 123;
