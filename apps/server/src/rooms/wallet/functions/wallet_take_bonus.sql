-- Takes money of an active bonus back to its source, once for its key: at most an amount, and no more than the bonus
-- account holds. Returns the amount taken; 0 when the bonus is not active.
create or replace function wallet_take_bonus(p_key text, p_bonus text, p_amount bigint) returns bigint
language plpgsql as $$
declare
  v_bonus wallet_bonuses;
  v_account bigint;
  v_taken bigint;
begin
  if p_amount <= 0 then raise exception 'amount must be positive'; end if;
  select * into v_bonus from wallet_bonuses where bonus = p_bonus;
  if not found then return 0; end if;
  perform wallet_hold_members(array[v_bonus.member_id], v_bonus.asset);
  select amount_minor into v_taken from wallet_transfers where key = p_key;
  if found then return v_taken; end if;
  select a.id, least(a.balance_minor, p_amount) into v_account, v_taken
    from wallet_bonuses b join wallet_accounts a on a.code = wallet_bonus_code(b.member_id, b.asset)
   where b.bonus = p_bonus and b.state = 'running';
  if not found or v_taken = 0 then return 0; end if;
  -- Reduces by this much the part of a sticky bonus that the member does not keep at the end.
  update wallet_bonuses set granted_minor = granted_minor - least(v_taken, granted_minor) where bonus = p_bonus;
  perform wallet_post_many(v_bonus.asset, 'bonus', array[p_key], array[v_account],
    array[wallet_account(wallet_bonus_cost(v_bonus.asset), v_bonus.asset)], array[v_taken], array[p_bonus]);
  perform wallet_publish_bonuses(array[v_bonus.member_id], v_bonus.asset);
  return v_taken;
end $$;
