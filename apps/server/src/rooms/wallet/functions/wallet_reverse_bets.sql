-- Reverses payouts of bets like wallet_reverse_many, in shares. p_bonus is the bonus money in each amount, taken with
-- ':bonus' appended to the key. Money that was paid as real money, by the rule of wallet_pay_bets, is taken as real
-- money; of a converted sticky bonus, at most the part above the granted amount. From an active bonus, the available
-- part is taken. Promotions bear the rest, which was played since or had returned to them, as a gift of kind `bonus`
-- (':bonus:borne' appended to the key). Returns the number of reversed bets.
create or replace function wallet_reverse_bets(
  p_credit text, p_asset text, p_keys text[], p_members bigint[], p_amounts bigint[], p_bonus bigint[], p_bets text[]
) returns int language plpgsql as $$
declare
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_cost bigint;
  v_bonus jsonb;
  v_count int;
begin
  if not exists (select 1 from unnest(p_bonus) as b where b > 0) then
    return wallet_reverse_many(p_credit, p_asset, p_keys, p_members, p_amounts, p_bets);
  end if;
  v_cost := wallet_account(wallet_bonus_cost(p_asset), p_asset);
  perform wallet_hold_members(p_members, p_asset);
  select count(*)::int into v_count from unnest(p_keys, p_amounts) as i(key, amount)
   where i.amount > 0 and not exists (
     select 1 from wallet_transfers t
      where t.key in (i.key, i.key || ':receivable', i.key || ':bonus', i.key || ':bonus:receivable',
                      i.key || ':bonus:borne'));

  -- The bonus money in each amount: the part that is taken as real money, and the part taken from the active bonus.
  -- Earlier items of a bonus have already taken total - amount of what it has.
  select jsonb_agg(jsonb_build_object('key', t.key || ':bonus', 'bet', t.bet, 'later', t.later, 'member', t.member,
           'account', t.account, 'amount', t.amount, 'ord', t.ord,
           'real', case when not t.is_real then 0 when t.later is null then t.amount
                        else least(t.total, t.own) - least(t.total - t.amount, t.own) end,
           'taken', least(t.total, t.left_minor) - least(t.total - t.amount, t.left_minor)) order by t.ord)
    into v_bonus
    from (
      select i.key, i.bet, i.member, i.amount, i.ord, a.id as account, r.is_won as is_real,
             case when r.surplus is not null then b.bonus end as later, greatest(r.surplus, 0) as own,
             case when b.state = 'running' and not r.is_won then a.balance_minor else 0 end as left_minor,
             sum(i.amount) over (partition by b.bonus order by i.ord) as total
        from unnest(p_keys, p_members, p_bonus, p_bets) with ordinality as i(key, member, amount, bet, ord)
        join wallet_bonus_stakes s on s.bet = i.bet
        join wallet_bonuses b on b.bonus = s.bonus
        join wallet_accounts a on a.code = wallet_bonus_code(i.member, p_asset)
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
       where i.amount > 0 and not exists (
         select 1 from wallet_transfers t
          where t.key in (i.key || ':bonus', i.key || ':bonus:receivable', i.key || ':bonus:borne'))
    ) t;

  perform wallet_reverse_many(p_credit, p_asset, array_agg(r.key order by r.ord, r.part),
      array_agg(r.member order by r.ord, r.part), array_agg(r.amount order by r.ord, r.part),
      array_agg(r.bet order by r.ord, r.part))
     from (
       select i.ord, 1 as part, i.key, i.member, i.amount - i.bonus as amount, i.bet
         from unnest(p_keys, p_members, p_amounts, p_bonus, p_bets) with ordinality
              as i(key, member, amount, bonus, bet, ord)
       union all
       select t.ord, 2, t.key, t.member, t."real", t.bet
         from jsonb_to_recordset(v_bonus) as t(ord bigint, key text, member bigint, "real" bigint, bet text)
     ) r;
  perform wallet_post_many(p_asset, 'adjust', array_agg(t.key order by t.ord), array_agg(t.account order by t.ord),
      array_agg(v_credit), array_agg(t.taken order by t.ord), array_agg(t.bet order by t.ord))
     from jsonb_to_recordset(v_bonus) as t(ord bigint, key text, account bigint, taken bigint, bet text)
    where t.taken > 0 having count(*) > 0;
  perform wallet_post_many(p_asset, 'bonus', array_agg(t.key || ':borne' order by t.ord), array_agg(v_cost),
      array_agg(v_credit), array_agg(t.amount - t."real" - t.taken order by t.ord), array_agg(t.bet order by t.ord))
     from jsonb_to_recordset(v_bonus) as t(ord bigint, key text, amount bigint, "real" bigint, taken bigint, bet text)
    where t.amount - t."real" - t.taken > 0 having count(*) > 0;
  update wallet_bonuses b set later_minor = b.later_minor - s.amount
    from (select i.later, sum(i.amount)::bigint as amount
            from jsonb_to_recordset(v_bonus) as i(later text, amount bigint)
           where i.later is not null group by i.later) s where b.bonus = s.later;
  perform wallet_publish_bonuses(array_agg(distinct m), p_asset) from unnest(p_members) as m;
  return v_count;
end $$;
