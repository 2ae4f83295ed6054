-- Moves a withdrawal to another state together with its money; returns whether it moved. A transition that its current
-- state does not allow changes nothing, so that reports may arrive twice, late and in any order.
create or replace function payments_move_withdrawal(p_id uuid, p_to text, p_by text, p_note text)
returns boolean language plpgsql as $$
declare
  v payments_withdrawals;
  v_available text;
  v_held text;
  v_clearing text;
  v_key text := 'withdrawal:' || p_id;
begin
  select * into v from payments_withdrawals where id = p_id for update;
  if not found or not (case p_to
    when 'approved' then v.status = 'review'
    -- A problem was found before it was sent.
    when 'review' then v.status = 'approved' and v.provider <> 'by-hand'
    when 'cancelled' then v.status in ('requested', 'review')
    -- An approved withdrawal was never sent, because 'submitted' is committed before. After tries its provider is off.
    when 'refused' then v.status = 'review' or (v.status = 'approved' and (v.provider = 'by-hand' or v.tries > 0))
    when 'submitted' then v.status in ('approved', 'unknown') and v.provider <> 'by-hand'
    when 'unknown' then v.status = 'submitted'
    when 'failed' then v.status in ('submitted', 'unknown')
    when 'paid' then v.status in ('submitted', 'unknown') or (v.status = 'approved' and v.provider = 'by-hand')
    when 'reversed' then v.status in ('submitted', 'unknown', 'paid')
    else false end)
    -- A withdrawal on hold can only be cancelled by its member.
    or (v.held_at is not null and p_to <> 'cancelled') then
    return false;
  end if;
  v_available := wallet_member_code(v.member_id, v.asset);
  v_held := payments_held_code(v.member_id, v.asset);
  v_clearing := 'clearing:' || v.provider || ':' || v.asset;

  if p_to = 'paid' then
    perform wallet_transfer(v_key || ':paid', v_held, v_clearing, v.asset, v.amount_minor, 'withdraw', p_id::text);
    if v.fee_minor > 0 then
      perform wallet_transfer(v_key || ':fee:paid', v_held, 'house:' || v.asset, v.asset, v.fee_minor, 'fee',
        p_id::text);
    end if;
  elsif p_to in ('refused', 'failed', 'cancelled', 'reversed') then
    -- Money that was paid comes back from the account it went to, all other money from the hold.
    perform wallet_transfer(v_key || ':return', case when v.status = 'paid' then v_clearing else v_held end,
      v_available, v.asset, v.amount_minor, 'withdraw', p_id::text);
    if v.fee_minor > 0 then
      perform wallet_transfer(v_key || ':fee:return',
        case when v.status = 'paid' then 'house:' || v.asset else v_held end, v_available, v.asset, v.fee_minor, 'fee',
        p_id::text);
    end if;
  end if;

  update payments_withdrawals set status = p_to,
    ended_at = case when p_to in ('paid', 'refused', 'failed', 'cancelled', 'reversed') then clock_timestamp() end,
    -- Banks send money back days after it was paid.
    next_try_at = case when p_to = 'paid' and v.provider <> 'by-hand' then clock_timestamp() + interval '6 hours'
                       when p_to in ('submitted', 'unknown') then clock_timestamp() + interval '2 seconds'
                       when p_to = 'approved' and v.provider <> 'by-hand' then clock_timestamp() end,
    tries = 0,
    held_at = null
   where id = p_id;
  if v.held_at is not null then
    update payments_withdrawal_holds set ended_at = clock_timestamp() where withdrawal_id = p_id and ended_at is null;
  end if;
  insert into payments_withdrawal_steps (withdrawal_id, status, by_name, note) values (p_id, p_to, p_by, p_note);
  perform payments_publish_withdrawal(p_id, v.member_id, p_to, v.amount_minor, v.asset);
  return true;
end $$;
