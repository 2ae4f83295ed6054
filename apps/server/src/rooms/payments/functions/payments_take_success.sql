-- Processes a verified webhook with the expected payment of an order in one statement: stores the event and credits the
-- member. Returns false and changes nothing in any other case, such as another amount, a known payment or a repeated
-- event. The rules (rules.ts) decide those cases; this one is their plain `credit`. The lock of the order runs two
-- concurrent webhooks one at a time, and the second finds the order credited.
create or replace function payments_take_success(
  p_provider text, p_event_id text, p_headers jsonb, p_body text, p_order_id uuid, p_merchant_ref text,
  p_payment_id text, p_amount bigint, p_currency text
) returns boolean language plpgsql as $$
declare
  v payments_orders;
begin
  if p_order_id is null then
    select * into v from payments_orders where provider = p_provider and merchant_ref = p_merchant_ref for update;
  else
    select * into v from payments_orders
     where id = p_order_id and provider = p_provider and merchant_ref is null for update;
  end if;
  if v.id is null or v.status not in ('created', 'awaiting', 'processing', 'expired', 'unknown')
     or v.amount_minor <> p_amount or v.asset <> p_currency then
    return false;
  end if;
  if v.provider_payment_id is distinct from p_payment_id and (v.provider_payment_id is not null or exists (
       select 1 from payments_orders where provider = p_provider and provider_payment_id = p_payment_id)) then
    return false;
  end if;
  if people_is_closed(v.member_id) then return false; end if;
  insert into payments_webhooks (provider, event_id, headers, body, outcome)
  values (p_provider, p_event_id, p_headers, p_body, 'credited') on conflict (provider, event_id) do nothing;
  if not found then return false; end if;
  update payments_orders set status = 'succeeded', provider_payment_id = p_payment_id,
    credited_at = clock_timestamp(), next_check_at = null where id = v.id;
  perform stream_add(v.member_id, 'deposit.changed', jsonb_build_object('orderId', v.id, 'status', 'succeeded'));
  perform payments_book_deposit(v.id, v.member_id, p_provider, v.asset, v.fee_minor, p_payment_id, v.amount_minor);
  return true;
end $$;
