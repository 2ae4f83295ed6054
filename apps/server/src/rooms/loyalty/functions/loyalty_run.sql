-- Takes the next members of a run, as long as there are some: one process at a time, from where the last one came to.
-- `rebate` gives back a share of the turnover of the day by product, up to the cap of the level; `monthly` is for who
-- played in the month before the day; `birthday` for who told it in time (a 29 February is the 28th in other years).
create or replace function loyalty_run(p_kind text, p_day date, p_limit int, out has_more boolean, out members bigint[])
language plpgsql as $$
declare
  v_after bigint;
  v_last bigint;
  v_rows jsonb;
begin
  has_more := false;
  members := '{}';
  insert into loyalty_runs (kind, day) values (p_kind, p_day) on conflict do nothing;
  select after_member into v_after from loyalty_runs where kind = p_kind and day = p_day for update skip locked;
  if v_after is null then return; end if;
  if p_kind = 'rebate' then
    with page as (
      select distinct member_id from loyalty_days where day = p_day and member_id > v_after
       order by member_id limit p_limit
    ), shares as (
      select p.member_id,
             -- Rounded down by product.
             sum(greatest(d.turnover_minor, 0) * coalesce((l.rebates ->> d.product)::int, 0) / 10000)::bigint as amount,
             l.rebate_cap_minor as cap, m.asset
        from page p
        join loyalty_days d on d.day = p_day and d.member_id = p.member_id
        join loyalty_members m on m.member_id = p.member_id
        join loyalty_levels l on l.level = m.level
       group by p.member_id, l.rebate_cap_minor, m.asset
    )
    select (select case when count(*) = p_limit then max(member_id) end from page),
           jsonb_agg(jsonb_build_object('memberId', member_id, 'asset', asset, 'amount', least(amount, cap),
             'title', jsonb_build_object('text', 'rebate', 'day', p_day)) order by member_id)
      into v_last, v_rows from shares;
  elsif p_kind = 'monthly' then
    with page as (
      select member_id from loyalty_members where member_id > v_after order by member_id limit p_limit
    )
    select (select case when count(*) = p_limit then max(member_id) end from page),
           jsonb_agg(jsonb_build_object('memberId', m.member_id, 'asset', m.asset, 'amount', l.monthly_minor,
             'title', jsonb_build_object('text', 'monthly', 'level', m.level)) order by m.member_id)
             filter (where exists (select 1 from loyalty_days d
                                    where d.member_id = m.member_id and d.day >= p_day - interval '1 month'
                                      and d.day < p_day and d.turnover_minor > 0))
      into v_last, v_rows
      from page p join loyalty_members m using (member_id) join loyalty_levels l on l.level = m.level;
  else
    with page as (
      select member_id from loyalty_members
       where member_id > v_after and birthday_told_on <= p_day - 60
         and birthday = any(loyalty_birthdays_of(p_day))
       order by member_id limit p_limit
    )
    select (select case when count(*) = p_limit then max(member_id) end from page),
           jsonb_agg(jsonb_build_object('memberId', m.member_id, 'asset', m.asset, 'amount', l.birthday_minor,
             'title', jsonb_build_object('text', 'birthday', 'level', m.level)) order by m.member_id)
      into v_last, v_rows
      from page p join loyalty_members m using (member_id) join loyalty_levels l on l.level = m.level;
  end if;
  members := loyalty_give(p_kind, p_day, v_last, v_rows);
  has_more := v_last is not null;
end $$;
