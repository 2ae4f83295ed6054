-- Moves payouts out of the bonus account, for bets whose bonus has ended or whose wins are real money. p_bonus: rows
-- {key, bet, member, amount, way} whose amount is in the bonus account. The way `convert` makes it available, `return`
-- sends it back to the source, and without a way it stays. The caller holds the accounts.
create or replace function wallet_pass_bonus(p_asset text, p_bonus jsonb) returns void language plpgsql as $$
declare
  v_cost bigint := wallet_account(wallet_bonus_cost(p_asset), p_asset);
begin
  perform wallet_post_many(p_asset, 'bonus', array_agg(i.key || ':' || i.way), array_agg(a.id),
      array_agg(case i.way when 'convert' then r.id else v_cost end), array_agg(i.amount), array_agg(i.bet))
     from jsonb_to_recordset(p_bonus) as i(key text, bet text, member bigint, amount bigint, way text)
     join wallet_accounts a on a.code = wallet_bonus_code(i.member, p_asset)
     join wallet_accounts r on r.code = wallet_member_code(i.member, p_asset)
    where i.way is not null having count(*) > 0;
  perform wallet_recover(p_asset, array_agg(c.key), array_agg(c.account), array_agg(c.amount))
     from (select min(i.key || ':convert') as key, r.id as account, sum(i.amount)::bigint as amount
             from jsonb_to_recordset(p_bonus) as i(key text, member bigint, amount bigint, way text)
             join wallet_accounts r on r.code = wallet_member_code(i.member, p_asset)
            where i.way = 'convert' group by r.id) c having count(*) > 0;
end $$;
