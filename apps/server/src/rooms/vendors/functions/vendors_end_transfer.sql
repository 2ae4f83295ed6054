-- Ends a transfer as its vendor reported it: money that came back, and money that never arrived, goes to the member. A
-- transfer ends once, however often its end is reported.
-- The balance reported with it is stored, unless another transfer of the member at this vendor was in progress
-- meanwhile: answers may arrive in another order than the vendor processed them. Then, and without a reported balance,
-- the amount of this transfer is added or subtracted. The member is marked for a check: they may have started a break
-- in the meantime.
create or replace function vendors_end_transfer(p_id uuid, p_state text, p_vendor_balance bigint)
returns void language plpgsql as $$
declare
  v_transfer vendors_transfers;
  v_moved bigint := 0;
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
  if p_state = 'done' then
    v_moved := case v_transfer.direction when 'in' then v_transfer.amount_minor else -v_transfer.amount_minor end;
  end if;
  update vendors_players p
     set check_at = clock_timestamp(),
         wallet_minor = case
           when p_vendor_balance is null or vendors_moved_since(p.vendor, p.member_id, v_transfer.created_at, p_id)
           then greatest(p.wallet_minor + v_moved, 0) else p_vendor_balance end
   where p.vendor = v_transfer.vendor and p.member_id = v_transfer.member_id;
end $$;
