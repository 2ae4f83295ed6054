-- Checks members whose check is due, a limited number at a time: a promotion that had to wait for its day, else the end
-- of a period. A member who has not staked enough to keep the level drops by one; then a new period begins. Returns the
-- members with a change; `checked` is the number of members checked.
create or replace function loyalty_check_levels(p_today date, p_limit int, out checked int, out members bigint[])
language plpgsql as $$
declare
  v_due bigint[];
begin
  select array_agg(member_id) into v_due
    from (select member_id from loyalty_members where check_on <= p_today order by check_on, member_id limit p_limit
             for update skip locked) x;
  checked := coalesce(cardinality(v_due), 0);
  members := '{}';
  if checked = 0 then return; end if;
  members := loyalty_rise(v_due, p_today);
  with terms as (
    select keep_days from loyalty_terms
  ), ended as (
    select m.member_id, m.level, m.keep_from + t.keep_days as ends,
           l.keep_minor > (select coalesce(sum(d.turnover_minor), 0) from loyalty_days d
                            where d.member_id = m.member_id and d.day >= m.keep_from
                              and d.day < m.keep_from + t.keep_days) as is_missed
      from loyalty_members m cross join terms t join loyalty_levels l on l.level = m.level
     where m.member_id = any(v_due) and m.risen_on is distinct from p_today and m.keep_from + t.keep_days <= p_today
  ), dropped as (
    update loyalty_members m
       set level = m.level - 1, since = clock_timestamp(), keep_from = p_today, check_on = p_today + t.keep_days
      from ended e cross join terms t where e.member_id = m.member_id and e.is_missed and m.level > 1
    returning m.member_id, e.level
  ), noted as (
    insert into loyalty_history (member_id, from_level, to_level, cause)
    select member_id, level, level - 1, 'dropped' from dropped
  ), others as (
    -- A process that was suspended does not make a period longer.
    update loyalty_members m
       set keep_from = case when e.member_id is null then m.keep_from else p_today end,
           check_on = case when e.member_id is null then m.keep_from else p_today end + t.keep_days
      from unnest(v_due) as x(id) left join ended e on e.member_id = x.id cross join terms t
     where m.member_id = x.id and not exists (select 1 from dropped d where d.member_id = x.id)
       and not (m.risen_on is not distinct from p_today)
  )
  select members || coalesce(array_agg(member_id), '{}') into members from dropped;
  -- A member who has just been promoted is checked again tomorrow, others at the end of their period.
end $$;
