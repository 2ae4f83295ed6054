-- Counts the activity of members towards the open missions with a goal, and grants the reward of each goal that is
-- reached, within the budget of the mission. Rows: memberId, asset, day, product (of bets), count. Activity that is
-- taken back counts down, but a waiting or collected reward stays. Returns the members who have a new reward.
create or replace function loyalty_count_missions(p_goal text, p_rows jsonb, p_today date) returns bigint[]
language plpgsql as $$
declare
  v_days int := (select reward_days from loyalty_terms);
  v_gift text := (select gift from loyalty_terms);
  v_members bigint[] := '{}';
  v_due jsonb;
  v_one record;
begin
  with made as (
    select r."memberId" as member_id, r.asset, s.id as mission_id, s.target,
           case s.period when 'day' then r.day when 'week' then date_trunc('week', r.day)::date
                         else date '2000-01-01' end as since,
           sum(r.count)::int as count
      from jsonb_to_recordset(p_rows) as r("memberId" bigint, asset text, day date, product text, count int)
      join loyalty_missions s on s.goal = p_goal and s.is_open
       and (s.products is null or r.product = any(s.products))
       -- A late event counts for a day that has just ended, but not for older days.
       and case s.period when 'day' then r.day >= p_today - 1
                         when 'week' then r.day >= date_trunc('week', p_today - 1)::date else true end
      join loyalty_members m on m.member_id = r."memberId" and m.has_missions
     group by 1, 2, 3, 4, 5
  ), moved as (
    insert into loyalty_progress as p (member_id, mission_id, since, done)
    select member_id, mission_id, since, count from made order by 1, 2, 3
    on conflict (member_id, mission_id, since) do update set done = p.done + excluded.done
    returning p.member_id, p.mission_id, p.since, p.done
  )
  select jsonb_agg(jsonb_build_object('missionId', v.mission_id, 'memberId', v.member_id, 'asset', m.asset,
                                      'key', k.key))
    into v_due
    from moved v join made m using (member_id, mission_id, since)
    cross join lateral (select format('mission:%s:%s:%s', v.mission_id, v.since, v.member_id) as key) k
   where v.done >= m.target and not exists (select 1 from loyalty_rewards r where r.source_key = k.key);

  -- The progress of these members is locked by now, so that no other process grants the same reward. Missions are
  -- locked in the order of their ids.
  for v_one in
    select * from jsonb_to_recordset(v_due) as d("missionId" bigint, "memberId" bigint, asset text, key text)
     order by "missionId", "memberId"
  loop
    -- One statement checks and takes the budget, so two transactions never share its last part.
    with taken as (
      update loyalty_missions set spent_minor = spent_minor + amount_minor
       where id = v_one."missionId" and spent_minor + amount_minor <= budget_minor
      returning amount_minor, titles
    )
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at, details)
    select v_one.key, v_one."memberId", v_gift, amount_minor, v_one.asset, titles,
           clock_timestamp() + v_days * interval '1 day', loyalty_gift_details()
      from taken;
    if found then v_members := v_members || v_one."memberId"; end if;
  end loop;
  return v_members;
end $$;
