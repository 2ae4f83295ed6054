-- Pays wins and refunds of bets like wallet_pay_many, in shares. p_bonus is the bonus money in each amount, paid with
-- ':bonus' appended to the key. It goes to the bonus account. From there it moves to the available balance if it is
-- real money: after a conversion, and a win of a no-wager bonus while it is active. A no-wager stake that has won pays
-- real money after the end too, because its win was corrected. The payout moves back to the source if the bonus has
-- ended, or if it is the refund of a free bet or a no-wager bonus. Payouts of a converted sticky bonus first complete
-- the granted amount, which returns to the source. p_bets are the keys of the stakes. Returns the number of paid bets.
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

  -- The payouts in bonus money, and the parts that return to the source. `missing` is the part of the granted amount
  -- that has not returned yet; payouts in front of this one have taken total - amount of it.
  select jsonb_agg(jsonb_build_object('key', p.key || ':bonus', 'bet', p.bet, 'member', p.member, 'amount', p.amount,
           'returned', p.returned, 'later', p.later,
           'converted', case when p.is_real then p.amount - p.returned else 0 end) order by p.ord) into v_bonus
    from (
      select t.*, case when t.is_real then (least(t.total, t.missing) - least(t.total - t.amount, t.missing))::bigint
                       when t.state <> 'running' then t.amount else 0 end as returned
        from (
          select i.key, i.bet, i.member, i.amount, i.ord, b.state,
                 r.is_won and (p_kind = 'win' or b.kind in ('sticky', 'non-sticky')) as is_real,
                 case when r.surplus is not null then b.bonus end as later,
                 greatest(-coalesce(r.surplus, 0), 0) as missing,
                 sum(i.amount) over (partition by b.bonus order by i.ord) as total
            from unnest(p_keys, p_members, p_bonus, p_bets) with ordinality as i(key, member, amount, bet, ord)
            join wallet_bonus_stakes s on s.bet = i.bet
            join wallet_bonuses b on b.bonus = s.bonus and b.member_id = i.member
           cross join lateral (
             select b.state = 'converted' or b.kind = 'no-wager' and (b.state = 'running' or exists (
                     select 1 from wallet_transfers t
                      where t.debit_account = (select id from wallet_accounts
                                                where code = wallet_bonus_code(b.member_id, p_asset))
                        and t.reference = i.bet and t.key like '%:bonus:convert')) as is_won,
                   case when b.kind = 'sticky' and b.state = 'converted' then b.later_minor - b.granted_minor + (
                     select coalesce(sum(t.amount_minor), 0) from wallet_transfers t
                      where t.key in ('bonus:' || b.bonus || ':convert', 'bonus:' || b.bonus || ':return'))
                     end as surplus) r
           where i.amount > 0 and not exists (select 1 from wallet_transfers t where t.key = i.key || ':bonus')
        ) t
    ) p;
  if v_bonus is null then return v_count; end if;
  perform wallet_post_many(p_asset, p_kind, array_agg(i.key), array_agg(v_debit), array_agg(a.id),
      array_agg(i.amount), array_agg(i.bet))
     from jsonb_to_recordset(v_bonus) as i(key text, bet text, member bigint, amount bigint)
     join wallet_accounts a on a.code = wallet_bonus_code(i.member, p_asset);
  perform wallet_pass_bonus(p_asset, jsonb_agg(jsonb_build_object('key', i.key, 'bet', i.bet, 'member', i.member,
      'amount', w.amount, 'way', w.way)))
     from jsonb_to_recordset(v_bonus) as i(key text, bet text, member bigint, returned bigint, converted bigint)
    cross join lateral (values ('return', i.returned), ('convert', i.converted)) as w(way, amount)
    where w.amount > 0 having count(*) > 0;
  update wallet_bonuses b set later_minor = b.later_minor + s.amount
    from (select i.later, sum(i.amount)::bigint as amount
            from jsonb_to_recordset(v_bonus) as i(later text, amount bigint)
           where i.later is not null group by i.later) s where b.bonus = s.later;
  perform wallet_publish_bonuses(array_agg(distinct i.member), p_asset)
     from jsonb_to_recordset(v_bonus) as i(member bigint);
  return v_count;
end $$;
