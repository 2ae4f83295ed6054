-- Ends a bonus. A conversion turns its money into real money; of a sticky bonus, only the money above the granted
-- amount; of a no-wager bonus none, because its wins already are. The rest, and all of a bonus that ends without
-- conversion, is returned to its source. Open stakes are treated the same way when they are settled, and corrections as
-- if the bonus had ended with the corrected outcome. A repeated call returns the amount that it moved; ending the bonus
-- in another way is rejected.
create or replace function wallet_end_bonus(
  p_bonus text, p_is_converted boolean, out converted_minor bigint, out returned_minor bigint
) language plpgsql as $$
declare
  v_bonus wallet_bonuses;
  v_state text := case when p_is_converted then 'converted' else 'ended' end;
  v_account bigint;
  v_available bigint;
  v_balance bigint;
begin
  select * into v_bonus from wallet_bonuses where bonus = p_bonus;
  if not found then raise exception 'not.found' using errcode = 'FL001'; end if;
  perform wallet_hold_members(array[v_bonus.member_id], v_bonus.asset);
  select * into strict v_bonus from wallet_bonuses where bonus = p_bonus;
  if v_bonus.state <> 'running' then
    if v_bonus.state <> v_state then raise exception 'bonus.ended' using errcode = 'FL001'; end if;
    select coalesce(sum(amount_minor) filter (where key = 'bonus:' || p_bonus || ':convert'), 0),
           coalesce(sum(amount_minor) filter (where key = 'bonus:' || p_bonus || ':return'), 0)
      into converted_minor, returned_minor from wallet_transfers
     where key in ('bonus:' || p_bonus || ':convert', 'bonus:' || p_bonus || ':return');
    return;
  end if;

  select id, balance_minor into v_account, v_balance
    from wallet_accounts where code = wallet_bonus_code(v_bonus.member_id, v_bonus.asset);
  select id into v_available from wallet_accounts where code = wallet_member_code(v_bonus.member_id, v_bonus.asset);
  converted_minor := case when not p_is_converted or v_bonus.kind = 'no-wager' then 0
    when v_bonus.kind = 'sticky' then greatest(v_balance - v_bonus.granted_minor, 0) else v_balance end;
  returned_minor := v_balance - converted_minor;
  update wallet_bonuses set state = v_state, ended_at = clock_timestamp() where bonus = p_bonus;
  if returned_minor > 0 then
    perform wallet_post_many(v_bonus.asset, 'bonus', array['bonus:' || p_bonus || ':return'], array[v_account],
      array[wallet_account(wallet_bonus_cost(v_bonus.asset), v_bonus.asset)], array[returned_minor], array[p_bonus]);
  end if;
  if converted_minor > 0 then
    perform wallet_post_many(v_bonus.asset, 'bonus', array['bonus:' || p_bonus || ':convert'], array[v_account],
      array[v_available], array[converted_minor], array[p_bonus]);
    perform wallet_recover(v_bonus.asset, array['bonus:' || p_bonus || ':convert'], array[v_available],
      array[converted_minor]);
  end if;
  perform wallet_publish_bonuses(array[v_bonus.member_id], v_bonus.asset);
end $$;
