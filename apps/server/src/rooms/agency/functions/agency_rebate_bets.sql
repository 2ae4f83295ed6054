-- Updates the rebates of the upline to the current amounts of these bets. Rates and path are those of the time of the
-- bet, the day is that of its first settlement, so that a correction changes only the amount. Bets of members without
-- an upline have none. The caller holds the rows of the bets locked. The condition on the day follows the
-- lookup by key (`materialized` keeps it so): statistics from before a large settlement say that hardly any bet is
-- counted, so the planner would read all counted bets for every chunk.
create or replace function agency_rebate_bets(p_keys uuid[], p_zone text) returns void language sql as $$
  with bet as materialized (
    select key, member_id, product, placed_at, counted_day, counted_turnover_minor,
           agency_path_on(member_id, (placed_at at time zone p_zone)::date) as path
      from agency_bets where key = any(p_keys)
  ), chain as (
    select b.*, u.id, u.place
      from bet b, unnest(b.path || b.member_id) with ordinality as u(id, place)
     where cardinality(b.path) > 0 and b.counted_day is not null
  ), rated as (
    select c.*, coalesce(
             (select r.rate from agency_rates r
               where r.member_id = c.id and r.product = c.product and r.from_at <= c.placed_at
               order by r.from_at desc, r.id desc limit 1), agency_lowest_rate(c.product)) as rate
      from chain c
  ), stepped as (
    select key, id as member_id, lead(id) over w as downline_id, counted_day, product,
           counted_turnover_minor as turnover, (rate - lead(rate) over w) * agency_rate_steps(product) as rate
      from rated window w as (partition by key order by place)
  ), change as (
    select s.*, s.rate * s.turnover as amount, s.turnover - coalesce(r.turnover_minor, 0) as more_turnover,
           s.rate * s.turnover - coalesce(r.amount_micro, 0) as more, (r.member_id is null)::int as rows
      from stepped s left join agency_rebates r on r.member_id = s.member_id and r.bet_key = s.key
     where s.rate > 0 and s.turnover <> coalesce(r.turnover_minor, 0)
  ), written as (
    insert into agency_rebates as r (bet_key, member_id, downline_id, day, product, rate, turnover_minor, amount_micro)
    select key, member_id, downline_id, counted_day, product, rate, turnover, amount from change order by member_id, key
    on conflict (member_id, bet_key) do update
      set turnover_minor = excluded.turnover_minor, amount_micro = excluded.amount_micro
  )
  insert into agency_rebate_days as d (member_id, downline_id, day, product, turnover_minor, amount_micro, bets)
  select member_id, downline_id, counted_day, product, sum(more_turnover), sum(more), sum(rows)
    from change group by 1, 2, 3, 4 order by 1, 3, 2, 4
  on conflict (member_id, day, downline_id, product) do update
    set turnover_minor = d.turnover_minor + excluded.turnover_minor,
        amount_micro = d.amount_micro + excluded.amount_micro, bets = d.bets + excluded.bets;
$$;
