-- Credits the money of an order to the member, without the fee of its payment method, with all other effects of a
-- deposit. The obligation is the provider's payment: however often it is reported, it is credited once.
create or replace function payments_book_deposit(
  p_order_id uuid, p_member_id bigint, p_provider text, p_asset text, p_fee bigint, p_payment_id text, p_amount bigint
) returns void language plpgsql as $$
declare
  v_key text := 'deposit:' || p_provider || ':' || p_payment_id;
  v_clearing text := 'clearing:' || p_provider || ':' || p_asset;
  -- A payment below its fee gets here only when an operator credits it; it then has no fee.
  v_fee bigint := case when p_fee < p_amount then p_fee else 0 end;
begin
  if p_payment_id is null then raise exception 'money without a payment cannot be credited'; end if;
  perform wallet_transfer(v_key, v_clearing, wallet_member_code(p_member_id, p_asset), p_asset, p_amount - v_fee,
    'deposit', p_order_id::text);
  if v_fee > 0 then
    perform wallet_transfer(v_key || ':fee', v_clearing, 'house:' || p_asset, p_asset, v_fee, 'fee', p_order_id::text);
  end if;
  perform protection_count_deposit(p_member_id, p_asset, p_order_id, p_amount);
  perform payments_require_wagering(p_member_id, p_asset, p_amount);
  perform outbox_add('deposit.credited', p_member_id,
    jsonb_build_object('orderId', p_order_id, 'amountMinor', p_amount::text)
      || case when v_fee > 0 then jsonb_build_object('feeMinor', v_fee::text) else '{}' end);
end $$;
