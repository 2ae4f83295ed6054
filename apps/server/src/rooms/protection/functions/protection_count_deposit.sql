-- Counts the money of a completed deposit from this moment, whatever the limits are now.
create or replace function protection_count_deposit(p_member_id bigint, p_asset text, p_order_id uuid, p_amount bigint)
returns void language sql as $$
  insert into protection_deposits (order_id, member_id, asset, amount_minor, state)
  values (p_order_id, p_member_id, p_asset, p_amount, 'credited')
  on conflict (order_id) do update
    set state = 'credited', amount_minor = excluded.amount_minor, at = clock_timestamp()
   where protection_deposits.state <> 'credited';
$$;
