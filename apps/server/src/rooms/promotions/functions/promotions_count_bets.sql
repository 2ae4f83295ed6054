-- Updates the wagering of bonus money to the current state of its bets. The amount counted before is stored with each
-- bet. An event that arrives twice, late or out of order therefore counts once, and a bet that is taken back or
-- corrected counts in its current state. A bet belongs to the bonus that was active when it was placed; a bet paid by a
-- free bet belongs to none, and one that returned exactly its stake does not count. With an odds floor, a bet priced
-- below it does not count. The member's bets on one round or draw are judged together once all are decided. If they
-- returned at least nine tenths of their stakes and less than the floor, as opposite bets do, none counts. Slots and
-- fish have no opposite bets. The caller holds the members, so that two opposite bets of a round are never counted
-- without seeing each other.
-- Returns the bonuses concerned.
create or replace function promotions_count_bets(p_keys uuid[]) returns setof uuid language plpgsql as $$
declare
  v_keys uuid[];
begin
  update promotions_bets b set grant_id = g.id from promotions_grants g
   where b.key = any(p_keys) and b.grant_id is null and g.member_id = b.member_id and g.asset = b.asset
     and not g.is_free_bet and b.placed_at >= date_trunc('milliseconds', g.started_at)
     and (g.ended_at is null or b.placed_at < g.ended_at)
     and not exists (select 1 from promotions_grants f where f.used_bet = b.key);
  -- The other bets of the same rounds whose count may change now.
  select array_agg(k.key) into v_keys from (
    select unnest(p_keys) as key
    union
    select o.key from promotions_bets b join promotions_bets o
        on o.member_id = b.member_id and o.round_key = b.round_key and o.asset = b.asset
     where b.key = any(p_keys) and b.round_key is not null and (b.status <> 'open' or o.counted_minor > 0)) k;
  perform 1 from promotions_grants
   where id in (select grant_id from promotions_bets where key = any(v_keys)) order by id for update;
  return query
  with concerned as (
    select b.*, (g.wagering ->> 'mostBetMinor')::bigint as most,
           (g.wagering -> 'games' ->> coalesce(b.wagers_as, b.product))::bigint as share,
           case when coalesce(b.wagers_as, b.product) not in ('slots', 'fish')
                then (g.wagering ->> 'leastOdds')::bigint end as floor
      from promotions_bets b join promotions_grants g on g.id = b.grant_id
     where b.key = any(v_keys) and b.placed_at is not null
  ), rounds as (
    select c.member_id, c.asset, c.round_key, bool_or(o.placed_at is null or o.status = 'open') as is_open,
           sum(o.stake_minor) filter (where o.status in ('won', 'lost')) as stakes,
           sum(o.win_minor) filter (where o.status in ('won', 'lost')) as wins
      from (select distinct member_id, asset, round_key from concerned where floor is not null) c
      join promotions_bets o on o.member_id = c.member_id and o.round_key = c.round_key and o.asset = c.asset
     group by 1, 2, 3
  ), now as (
    select c.key, c.counted_minor as former, case
        when c.status not in ('won', 'lost') or c.win_minor = c.stake_minor then 0
        when c.floor * 100 > c.odds_scaled or r.is_open then 0
        when coalesce(r.wins, c.win_minor) * 10 >= coalesce(r.stakes, c.stake_minor) * 9
             and coalesce(r.wins, c.win_minor) * 100 < coalesce(r.stakes, c.stake_minor) * c.floor then 0
        else least(c.stake_minor, coalesce(c.most, c.stake_minor)) * coalesce(c.share, 0) / 100 end as counted
      from concerned c
      left join rounds r on r.member_id = c.member_id and r.asset = c.asset and r.round_key = c.round_key
  ), changed as (
    update promotions_bets b set counted_minor = n.counted from now n
     where b.key = n.key and n.counted <> n.former returning b.grant_id, n.counted - n.former as change
  ), sums as (
    select grant_id, sum(change)::bigint as change from changed group by grant_id
  ), added as (
    update promotions_grants g set wagered_minor = wagered_minor + s.change from sums s where g.id = s.grant_id
    returning g.id
  )
  -- Real money that does not count changes neither the remaining wagering nor the bonus balance.
  select distinct b.grant_id from promotions_bets b
   where b.key = any(v_keys) and b.grant_id is not null
     and (b.bonus_minor > 0 or b.grant_id in (select id from added));
end $$;
