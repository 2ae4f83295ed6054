-- Brings the wagering of bonus money up to what its bets say now. What was counted of a bet before is the measure, so
-- an event that comes twice, late or in another order counts once, and a bet that is taken back or corrected counts as
-- it stands. A bet belongs to the bonus that ran when it was placed; one that gave exactly its stake back was not
-- played. Nor were those under the odds floor of the bonus: by their price, or, where a bet has none, when it gave
-- about its stake back and less than the floor, as sides that cover one another do. Slots and fish have none.
-- Returns the bonuses concerned.
create or replace function promotions_count_bets(p_keys uuid[]) returns setof uuid language plpgsql as $$
begin
  perform 1 from promotions_bets where key = any(p_keys) order by key for update;
  update promotions_bets b set grant_id = g.id from promotions_grants g
   where b.key = any(p_keys) and b.grant_id is null and g.member_id = b.member_id and g.asset = b.asset
     and b.placed_at >= date_trunc('milliseconds', g.started_at)
     and (g.ended_at is null or b.placed_at < g.ended_at);
  perform 1 from promotions_grants
   where id in (select grant_id from promotions_bets where key = any(p_keys)) order by id for update;
  return query
  with now as (
    select b.key, b.counted_minor as former, case
        when b.status not in ('won', 'lost') or b.win_minor = b.stake_minor then 0
        when b.product not in ('slots', 'fish') and (g.wagering ->> 'leastOdds')::bigint * 100 > coalesce(b.odds_scaled,
             case when b.stake_minor > 0 and b.win_minor * 10 >= b.stake_minor * 9
                  then b.win_minor * 10000 / b.stake_minor end) then 0
        else least(b.stake_minor, coalesce((g.wagering ->> 'mostBetMinor')::bigint, b.stake_minor))
             * coalesce((g.wagering -> 'games' ->> b.product)::bigint, 0) / 100 end as counted
      from promotions_bets b join promotions_grants g on g.id = b.grant_id
     where b.key = any(p_keys) and b.placed_at is not null
  ), changed as (
    update promotions_bets b set counted_minor = n.counted from now n
     where b.key = n.key and n.counted <> n.former returning b.grant_id, n.counted - n.former as change
  ), sums as (
    select grant_id, sum(change)::bigint as change from changed group by grant_id
  ), added as (
    update promotions_grants g set wagered_minor = wagered_minor + s.change from sums s where g.id = s.grant_id
    returning g.id
  )
  -- Real money that counts nothing changes neither what is left to play nor what is there.
  select distinct b.grant_id from promotions_bets b
   where b.key = any(p_keys) and b.grant_id is not null
     and (b.bonus_minor > 0 or b.grant_id in (select id from added));
end $$;
