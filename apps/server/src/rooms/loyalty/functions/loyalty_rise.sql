-- Promotes the members who have earned it, by one level a day; a member who has earned another is checked tomorrow. A
-- level that is new to a member grants its gift. Returns the members who were promoted. The rows are locked in the
-- order of their ids.
create or replace function loyalty_rise(p_members bigint[], p_today date) returns bigint[] language plpgsql as $$
declare
  v_terms loyalty_terms;
  v_risen bigint[];
begin
  select * into strict v_terms from loyalty_terms;
  perform 1 from loyalty_members where member_id = any(p_members) order by member_id for update;
  with due as (
    select m.member_id, m.level, m.highest, m.asset, loyalty_next_level(m) as next, m.risen_on
      from loyalty_members m where m.member_id = any(p_members)
  ), later as (
    update loyalty_members m set check_on = least(m.check_on, p_today + 1)
      from due d where d.member_id = m.member_id and d.next is not null and d.risen_on = p_today
  ), risen as (
    update loyalty_members m
       set level = d.next, highest = greatest(m.highest, d.next), since = clock_timestamp(), risen_on = p_today,
           keep_from = p_today, check_on = p_today + 1
      from due d
     where d.member_id = m.member_id and d.next is not null and d.risen_on is distinct from p_today
    returning m.member_id, m.asset, d.level, d.next, d.highest
  ), noted as (
    insert into loyalty_history (member_id, from_level, to_level, cause)
    select member_id, level, next, 'risen' from risen
  ), given as (
    insert into loyalty_rewards (source_key, member_id, kind, amount_minor, asset, title, expires_at, details)
    select format('vip:upgrade:%s:%s', r.member_id, r.next), r.member_id, v_terms.gift, l.upgrade_minor, r.asset,
           jsonb_build_object('text', 'upgrade', 'level', r.next),
           clock_timestamp() + v_terms.reward_days * interval '1 day', loyalty_gift_details()
      from risen r join loyalty_levels l on l.level = r.next
     where r.next > r.highest and l.upgrade_minor > 0
    on conflict (source_key) do nothing
  )
  select array_agg(member_id) into v_risen from risen;
  return coalesce(v_risen, '{}');
end $$;
