-- Carries the effect of a correction on days with a computed rebate to the next rebate. It uses the member's level of
-- that time, so that a day above its cap before and after changes nothing. Rows: memberId, day, product, turnover
-- (negative where a bet was taken back); the days already include them. Counting waits for a run of the day, and a run
-- waits for counting, so that no change is lost between the two.
create or replace function loyalty_carry(p_rows jsonb, p_today date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('loyalty_rebate'), day - date '2000-01-01')
     from (select distinct day from jsonb_to_recordset(p_rows) as r(day date) where day < p_today order by day) d;
  insert into loyalty_owed as o (member_id, amount_minor)
  with changed as (
    select "memberId" as member_id, day, product, sum(turnover)::bigint as turnover
      from jsonb_to_recordset(p_rows) as r("memberId" bigint, day date, product text, turnover bigint)
     where day < p_today
     group by 1, 2, 3 having sum(turnover) <> 0
  ), due as (
    select distinct c.member_id, c.day, u.laid_at
      from changed c
      join loyalty_runs u on u.kind = 'rebate' and u.day = c.day
       and (u.after_member is null or u.after_member >= c.member_id)
  ), shares as (
    select d.member_id, l.rebate_cap_minor as cap,
           sum(greatest(x.turnover_minor, 0) * s.steps / 10000) as after,
           sum(greatest(x.turnover_minor - coalesce(c.turnover, 0), 0) * s.steps / 10000) as before
      from due d
      cross join lateral (select coalesce((select h.to_level from loyalty_history h
                                            where h.member_id = d.member_id and h.at <= d.laid_at
                                            order by h.id desc limit 1), 1) as level) v
      join loyalty_levels l on l.level = least(v.level, (select max(level) from loyalty_levels))
      join loyalty_days x on x.day = d.day and x.member_id = d.member_id
      cross join lateral (select coalesce((l.rebates ->> x.product)::bigint, 0) as steps) s
      left join changed c on c.member_id = d.member_id and c.day = d.day and c.product = x.product
     group by d.member_id, d.day, l.rebate_cap_minor
  )
  select member_id, sum(least(after, cap) - least(before, cap))::bigint from shares
   group by 1 having sum(least(after, cap) - least(before, cap)) <> 0 order by 1
  on conflict (member_id) do update set amount_minor = o.amount_minor + excluded.amount_minor;
end $$;
