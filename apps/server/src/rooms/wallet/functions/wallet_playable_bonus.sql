-- The bonus money that a member may stake on a game now, for vendors that receive a single balance. Not in SQL: the
-- body of a SQL function that reads tables is planned again by every transaction that calls it.
create or replace function wallet_playable_bonus(p_member_id bigint, p_asset text, p_product text, p_game text)
returns bigint language plpgsql stable as $$
declare
  v_balance bigint;
begin
  select a.balance_minor into v_balance from wallet_bonuses b
    join wallet_accounts a on a.code = wallet_bonus_code(b.member_id, b.asset)
   where b.member_id = p_member_id and b.asset = p_asset and b.state = 'running'
     and (b.products is null or p_product = any (b.products))
     and not coalesce(p_game = any (b.excluded_games), false);
  return coalesce(v_balance, 0);
end $$;
