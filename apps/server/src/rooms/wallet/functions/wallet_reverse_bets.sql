-- Reverses payouts of bets like wallet_reverse_many, in shares. p_bonus is the bonus money in each amount, taken with
-- ':bonus' appended to the key. Money of a converted bonus is taken as real money. From an active bonus, the available
-- part is taken. Promotions bear the part that was played since (':bonus:borne' appended to the key), and the whole
-- amount of an ended bonus, whose money returned to them. Returns the number of reversed bets.
create or replace function wallet_reverse_bets(
  p_credit text, p_asset text, p_keys text[], p_members bigint[], p_amounts bigint[], p_bonus bigint[], p_bets text[]
) returns int language plpgsql as $$
declare
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_cost bigint;
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

  -- Real money, including converted bonus money.
  perform wallet_reverse_many(p_credit, p_asset, array_agg(r.key order by r.ord, r.part),
      array_agg(r.member order by r.ord, r.part), array_agg(r.amount order by r.ord, r.part),
      array_agg(r.bet order by r.ord, r.part))
     from (
       select i.ord, p.part, i.member, i.bet, case p.part when 1 then i.key else i.key || ':bonus' end as key,
              case p.part when 1 then i.amount - i.bonus else i.bonus end as amount
         from unnest(p_keys, p_members, p_amounts, p_bonus, p_bets) with ordinality
              as i(key, member, amount, bonus, bet, ord)
         left join wallet_bonus_stakes s on s.bet = i.bet
         left join wallet_bonuses b on b.bonus = s.bonus
        cross join (values (1), (2)) as p(part)
        where p.part = 1 or b.state = 'converted' or b.state = 'running' and b.kind = 'no-wager'
     ) r having count(*) > 0;

  -- Bonus money as far as it is available, and the part that promotions bear.
  perform wallet_post_many(p_asset, 'adjust', array_agg(m.key order by m.ord, m.part),
      array_agg(m.debit order by m.ord, m.part), array_agg(v_credit), array_agg(m.amount order by m.ord, m.part),
      array_agg(m.bet order by m.ord, m.part))
     from (
       select t.ord, p.part, t.bet, case p.part when 1 then t.key || ':bonus' else t.key || ':bonus:borne' end as key,
              case p.part when 1 then t.account else v_cost end as debit,
              case p.part when 1 then t.taken else t.bonus - t.taken end as amount
         from (
           select i.key, i.bet, i.bonus, i.ord, a.id as account,
                  case when b.state = 'ended' then 0 else
                    least(sum(i.bonus) over w, a.balance_minor)
                    - least(sum(i.bonus) over w - i.bonus, a.balance_minor) end::bigint as taken
             from unnest(p_keys, p_members, p_bonus, p_bets) with ordinality as i(key, member, bonus, bet, ord)
             join wallet_bonus_stakes s on s.bet = i.bet
             join wallet_bonuses b on b.bonus = s.bonus
             join wallet_accounts a on a.code = wallet_bonus_code(i.member, p_asset)
            where i.bonus > 0 and (b.state = 'ended' or b.state = 'running' and b.kind <> 'no-wager')
              and not exists (
                select 1 from wallet_transfers t where t.key in (i.key || ':bonus', i.key || ':bonus:borne'))
           window w as (partition by a.id, b.state order by i.ord)
         ) t
        cross join (values (1), (2)) as p(part)
     ) m where m.amount > 0 having count(*) > 0;
  perform wallet_publish_bonuses(array_agg(distinct m), p_asset) from unnest(p_members) as m;
  return v_count;
end $$;
