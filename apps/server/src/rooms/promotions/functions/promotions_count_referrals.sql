-- Updates the running sums of waiting referrals to the current state of these bets: real money of bets that are won or
-- lost, without those that returned exactly their stake. The amount that a bet added is stored with it, so that an
-- event that arrives twice, late or out of order counts once. The caller holds the members.
create or replace function promotions_count_referrals(p_keys uuid[]) returns void language sql as $$
  with now as (
    select b.key, b.member_id, b.referred_minor as former,
           case when b.status in ('won', 'lost') and b.placed_at is not null and b.stake_minor <> b.win_minor
             then b.stake_minor - b.bonus_minor else 0 end as played
      from promotions_bets b join promotions_referrals r on r.member_id = b.member_id and r.state = 'waiting'
     where b.key = any(p_keys)
  ), changed as (
    update promotions_bets b set referred_minor = n.played from now n
     where b.key = n.key and n.played <> n.former returning n.member_id, n.played - n.former as change
  ), sums as (
    select member_id, sum(change)::bigint as change from changed group by member_id
  )
  update promotions_referrals r set played_minor = played_minor + s.change from sums s where r.member_id = s.member_id
$$;
