-- Updates turnover, missions and levels to the current state of the bets. The amount counted before is stored with each
-- bet, so that an event that arrives twice, late or out of order counts once. A bet that returned exactly its stake
-- adds no turnover; for missions it was played. Returns the members with a change.
create or replace function loyalty_count_bets(p_keys uuid[], p_zone text, p_today date) returns bigint[]
language plpgsql as $$
declare
  v_rows jsonb;
  v_members bigint[];
begin
  perform 1 from loyalty_bets where key = any(p_keys) order by key for update;
  with now as (
    select b.key, b.member_id, b.asset, b.product, b.counted_minor, b.counted_bets,
           coalesce(b.counted_day, (b.settled_at at time zone p_zone)::date) as day,
           case when b.is_played and b.win_minor is distinct from b.stake_minor then b.stake_minor else 0 end
             as turnover,
           case when b.is_played then 1 else 0 end as bets
      from loyalty_bets b
     where b.key = any(p_keys) and b.stake_minor is not null and b.is_played is not null
  ), counted as (
    update loyalty_bets b set counted_day = n.day, counted_minor = n.turnover, counted_bets = n.bets
      from now n where b.key = n.key and (n.turnover, n.bets) is distinct from (n.counted_minor, n.counted_bets)
    returning n.*
  ), change as (
    select member_id, asset, day, product, sum(turnover - counted_minor)::bigint as turnover,
           sum(bets - counted_bets)::int as bets
      from counted group by 1, 2, 3, 4
  )
  select jsonb_agg(jsonb_build_object('memberId', member_id, 'asset', asset, 'day', day, 'product', product,
                                      'turnover', turnover, 'count', bets)), array_agg(distinct member_id)
    into v_rows, v_members from change;
  if v_rows is null then return '{}'; end if;

  perform loyalty_join(array_agg(distinct "memberId"), asset, p_today)
     from jsonb_to_recordset(v_rows) as r("memberId" bigint, asset text) group by asset;
  insert into loyalty_days as d (day, member_id, product, turnover_minor, bets)
  select day, "memberId", product, turnover, count
    from jsonb_to_recordset(v_rows) as r("memberId" bigint, day date, product text, turnover bigint, count int)
   order by 1, 2, 3
  on conflict (day, member_id, product) do update
    set turnover_minor = d.turnover_minor + excluded.turnover_minor, bets = d.bets + excluded.bets;
  perform loyalty_carry(v_rows, p_today);
  perform 1 from loyalty_members where member_id = any(v_members) order by member_id for update;
  update loyalty_members m set turnover_minor = m.turnover_minor + s.turnover
    from (select "memberId", sum(turnover)::bigint as turnover
            from jsonb_to_recordset(v_rows) as r("memberId" bigint, turnover bigint) group by 1) s
   where m.member_id = s."memberId";
  return loyalty_count_missions('bets', v_rows, p_today) || loyalty_rise(v_members, p_today);
end $$;
