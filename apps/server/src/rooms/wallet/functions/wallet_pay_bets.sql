-- Pays wins and refunds of bets like wallet_pay_many, in shares. p_bonus is the bonus money in each amount, paid with
-- ':bonus' appended to the key. It goes to the bonus account. From there it moves to the available balance if the
-- bonus was converted or its wins are real money, and back to the source if the bonus has ended or a free bet is
-- refunded. p_bets are the keys of the stakes. Returns the number of paid bets.
create or replace function wallet_pay_bets(
  p_debit text, p_asset text, p_kind text, p_keys text[], p_members bigint[], p_amounts bigint[], p_bonus bigint[],
  p_bets text[]
) returns int language plpgsql as $$
declare
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_bonus jsonb;
  v_count int;
begin
  if not exists (select 1 from unnest(p_bonus) as b where b > 0) then
    return wallet_pay_many(p_debit, p_asset, p_kind, p_keys, p_members, p_amounts, p_bets);
  end if;
  perform wallet_hold_members(p_members, p_asset);
  select count(*)::int into v_count from unnest(p_keys, p_amounts) as i(key, amount)
   where i.amount > 0 and not exists (select 1 from wallet_transfers t where t.key in (i.key, i.key || ':bonus'));
  perform wallet_pay_many(p_debit, p_asset, p_kind, p_keys, p_members,
      array_agg(i.amount - i.bonus order by i.ord), p_bets)
     from unnest(p_amounts, p_bonus) with ordinality as i(amount, bonus, ord);

  -- The payouts in bonus money, and the account that each moves on to.
  select jsonb_agg(jsonb_build_object('key', i.key || ':bonus', 'bet', i.bet, 'member', i.member, 'amount', i.bonus,
           'way', case when b.state = 'ended' or b.kind = 'free' and p_kind <> 'win' then 'return'
                       when b.state = 'converted' or b.kind = 'no-wager' and p_kind = 'win' then 'convert' end)
           order by i.ord) into v_bonus
    from unnest(p_keys, p_members, p_bonus, p_bets) with ordinality as i(key, member, bonus, bet, ord)
    join wallet_bonus_stakes s on s.bet = i.bet
    join wallet_bonuses b on b.bonus = s.bonus and b.member_id = i.member
   where i.bonus > 0 and not exists (select 1 from wallet_transfers t where t.key = i.key || ':bonus');
  if v_bonus is null then return v_count; end if;
  perform wallet_post_many(p_asset, p_kind, array_agg(i.key), array_agg(v_debit), array_agg(a.id),
      array_agg(i.amount), array_agg(i.bet))
     from jsonb_to_recordset(v_bonus) as i(key text, bet text, member bigint, amount bigint)
     join wallet_accounts a on a.code = wallet_bonus_code(i.member, p_asset);
  perform wallet_pass_bonus(p_asset, v_bonus);
  perform wallet_publish_bonuses(array_agg(distinct i.member), p_asset)
     from jsonb_to_recordset(v_bonus) as i(member bigint);
  return v_count;
end $$;
