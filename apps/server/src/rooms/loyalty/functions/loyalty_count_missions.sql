-- Counts what members did towards the open missions with a goal, and lays down the reward of each that is reached.
-- Rows: memberId, asset, day, product (of bets), count. What is taken back counts down, but a reward that waits or was
-- collected stays. Answers the members who have a new reward.
create or replace function loyalty_count_missions(p_goal text, p_rows jsonb, p_today date) returns bigint[]
language plpgsql as $$
declare
  v_days int := (select reward_days from loyalty_terms);
  v_gift text := (select gift from loyalty_terms);
  v_members bigint[];
begin
  with made as (
    select r."memberId" as member_id, r.asset, s.id as mission_id, s.target, s.amount_minor, s.titles,
           case s.period when 'day' then r.day when 'week' then date_trunc('week', r.day)::date
                         else date '2000-01-01' end as since,
           sum(r.count)::int as count
      from jsonb_to_recordset(p_rows) as r("memberId" bigint, asset text, day date, product text, count int)
      join loyalty_missions s on s.goal = p_goal and s.is_open
       and (s.products is null or r.product = any(s.products))
       -- What is told late counts for a day that has just ended, the past of long ago does not.
       and case s.period when 'day' then r.day >= p_today - 1
                         when 'week' then r.day >= date_trunc('week', p_today - 1)::date else true end
      join loyalty_members m on m.member_id = r."memberId" and m.has_missions
     group by 1, 2, 3, 4, 5, 6, 7
  ), moved as (
    insert into loyalty_progress as p (member_id, mission_id, since, done)
    select member_id, mission_id, since, count from made order by 1, 2, 3
    on conflict (member_id, mission_id, since) do update set done = p.done + excluded.done
    returning p.member_id, p.mission_id, p.since, p.done
  ), given as (
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at, details)
    select format('mission:%s:%s:%s', v.mission_id, v.since, v.member_id), v.member_id, v_gift,
           m.amount_minor, m.asset, m.titles, clock_timestamp() + v_days * interval '1 day',
           loyalty_gift_details()
      from moved v join made m using (member_id, mission_id, since)
     where v.done >= m.target
    on conflict (source_key) do nothing
    returning member_id
  )
  select array_agg(distinct member_id) into v_members from given;
  return coalesce(v_members, '{}');
end $$;
