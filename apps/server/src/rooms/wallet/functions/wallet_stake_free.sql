-- Pays the whole stake of a free bet from the source of bonus money, through the member's account, to a summed account.
-- p_bonus is the free bet's bonus; the win is real money. Returns the same as wallet_stake; a repeated bet moves
-- nothing.
create or replace function wallet_stake_free(
  p_key text, p_member_id bigint, p_asset text, p_credit text, p_amount bigint, p_kind text, p_bet text, p_bonus text,
  out balance bigint, out bonus_minor bigint
) language plpgsql as $$
declare
  v_bonus bigint;
begin
  if p_amount <= 0 or p_credit like 'member:%' then
    raise exception 'a stake is above zero and leaves the member';
  end if;
  perform wallet_hold_members(array[p_member_id], p_asset);
  select a.balance_minor into balance from wallet_accounts a where a.code = wallet_member_code(p_member_id, p_asset);
  bonus_minor := p_amount;
  perform 1 from wallet_bonus_stakes where bet = p_bet;
  if found then
    perform 1 from wallet_bonus_stakes where bet = p_bet and bonus = p_bonus and stake_minor = p_amount;
    if not found then raise exception 'idempotency.conflict' using errcode = 'FL001'; end if;
    return;
  end if;
  v_bonus := wallet_account(wallet_bonus_code(p_member_id, p_asset), p_asset);
  insert into wallet_bonuses (bonus, member_id, asset, kind, state, granted_minor, ended_at)
  values (p_bonus, p_member_id, p_asset, 'free', 'converted', p_amount, clock_timestamp());
  insert into wallet_bonus_stakes (bet, bonus, stake_minor, bonus_minor) values (p_bet, p_bonus, p_amount, p_amount);
  perform wallet_post_many(p_asset, 'bonus', array[p_key || ':free'],
    array[wallet_account(wallet_bonus_cost(p_asset), p_asset)], array[v_bonus], array[p_amount], array[p_bet]);
  perform wallet_post_many(p_asset, p_kind, array[p_key || ':bonus'], array[v_bonus],
    array[wallet_account(p_credit, p_asset)], array[p_amount], array[p_bet]);
end $$;
