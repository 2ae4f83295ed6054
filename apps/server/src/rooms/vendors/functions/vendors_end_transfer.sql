-- Ends a transfer as its vendor told it: what came back is the member's, and so is what never arrived. Ended once,
-- whoever tells it again.
create or replace function vendors_end_transfer(p_id uuid, p_state text, p_vendor_balance bigint)
returns void language plpgsql as $$
declare
  v_transfer vendors_transfers;
begin
  update vendors_transfers set state = p_state, ended_at = clock_timestamp()
   where id = p_id and state = 'pending' returning * into v_transfer;
  if not found then return; end if;
  if (v_transfer.direction = 'out') = (p_state = 'done') then
    perform wallet_transfer('vendor-transfer:' || p_id || case p_state when 'done' then ':out' else ':return' end,
      vendors_clearing(v_transfer.vendor, v_transfer.asset),
      wallet_member_code(v_transfer.member_id, v_transfer.asset), v_transfer.asset, v_transfer.amount_minor,
      'transfer', p_id::text);
  end if;
  update vendors_players set wallet_minor = coalesce(p_vendor_balance, wallet_minor)
   where vendor = v_transfer.vendor and member_id = v_transfer.member_id;
end $$;
