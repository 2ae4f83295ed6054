-- Keeps for the next rebate what changed of days whose rebate was laid down already. Rows: memberId, day, product,
-- turnover (below zero where a bet was taken back). Whoever counts waits for a run of the day, and a run for whoever
-- counts, so that no change falls between the two.
create or replace function loyalty_carry(p_rows jsonb, p_today date) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('loyalty_rebate'), day - date '2000-01-01')
     from (select distinct day from jsonb_to_recordset(p_rows) as r(day date) where day < p_today order by day) d;
  insert into loyalty_carried as c (member_id, product, turnover_minor)
  select r."memberId", r.product, sum(r.turnover)::bigint
    from jsonb_to_recordset(p_rows) as r("memberId" bigint, day date, product text, turnover bigint)
    join loyalty_runs u on u.kind = 'rebate' and u.day = r.day
     and (u.after_member is null or u.after_member >= r."memberId")
   where r.turnover <> 0
   group by 1, 2 order by 1, 2
  on conflict (member_id, product) do update set turnover_minor = c.turnover_minor + excluded.turnover_minor;
end $$;
