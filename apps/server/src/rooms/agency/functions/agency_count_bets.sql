-- Updates the days to the current state of the bets. The amount counted before is stored with each bet, so that an
-- event that arrives twice, late or out of order counts once. Stakes and wins of bonus money do not count, and neither
-- does a bet that was taken back.
create or replace function agency_count_bets(p_keys uuid[], p_zone text) returns void language plpgsql as $$
declare
  v_rows jsonb;
  v_changed uuid[];
begin
  perform 1 from agency_bets where key = any(p_keys) order by key for update;
  with now as (
    select b.key, b.member_id, b.product, b.counted_turnover_minor, b.counted_prize_minor, b.counted_bets,
           coalesce(b.counted_day, (b.settled_at at time zone p_zone)::date) as day,
           case when b.status in ('won', 'lost') then b.stake_minor - b.bonus_minor else 0 end as turnover,
           case when b.status in ('won', 'lost') then b.win_minor - b.bonus_win_minor else 0 end as prize,
           case when b.status in ('won', 'lost') then 1 else 0 end as bets
      from agency_bets b
     where b.key = any(p_keys) and b.placed_at is not null and b.settled_at is not null
  ), counted as (
    update agency_bets b
       set counted_day = n.day, counted_turnover_minor = n.turnover, counted_prize_minor = n.prize,
           counted_bets = n.bets
      from now n
     where b.key = n.key and (n.turnover, n.prize, n.bets)
           is distinct from (n.counted_turnover_minor, n.counted_prize_minor, n.counted_bets)
    returning n.*
  ), change as (
    select member_id, day, product, sum(turnover - counted_turnover_minor) as turnover,
           sum(prize - counted_prize_minor) as prize, sum(bets - counted_bets) as bets
      from counted group by 1, 2, 3
  )
  select jsonb_agg(jsonb_build_object('memberId', member_id, 'day', day, 'product', product, 'turnover', turnover,
                                      'prize', prize, 'bets', bets)),
         (select array_agg(key) from counted) into v_rows, v_changed from change;
  if v_rows is null then return; end if;
  -- A day that is over may already be on bills.
  insert into agency_corrected_days (day)
  select distinct (r ->> 'day')::date from jsonb_array_elements(v_rows) as r
   where (r ->> 'day')::date < (clock_timestamp() at time zone p_zone)::date order by 1
  on conflict (day) do update set at = excluded.at;
  perform agency_add_days(v_rows);
  perform agency_rebate_bets(v_changed, p_zone);
end $$;
