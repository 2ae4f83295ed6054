-- Takes the next members of a run, as long as there are some: one process at a time, from where the last one came to.
-- `rebate` gives back a share of the turnover of the day by product, up to the cap of the level; `monthly` is for who
-- played in the month before the day; `birthday` for who told it in time (a 29 February is the 28th in other years).
create or replace function loyalty_run(p_kind text, p_day date, p_limit int, out has_more boolean, out members bigint[])
language plpgsql as $$
declare
  v_after bigint;
  v_last bigint;
  v_rows jsonb;
  v_to bigint;
  v_is_full boolean;
begin
  has_more := false;
  members := '{}';
  insert into loyalty_runs (kind, day) values (p_kind, p_day) on conflict do nothing;
  select after_member into v_after from loyalty_runs where kind = p_kind and day = p_day for update skip locked;
  if v_after is null then return; end if;
  if p_kind = 'rebate' then
    perform pg_advisory_xact_lock(hashtext('loyalty_rebate'), p_day - date '2000-01-01');
    -- The bounds are looked for first, so that each page reads its own part of the day alone.
    select max(member_id), count(*) = p_limit into v_to, v_is_full
      from (select distinct member_id from loyalty_days where day = p_day and member_id > v_after
             order by member_id limit p_limit) x;
    -- What is known of a member is looked up one by one: how many there are is not left to statistics, which say
    -- little of a day that has just begun, and a join that is chosen by them may grow by the square of the page.
    with days as (
      select member_id, product, turnover_minor as turnover
        from loyalty_days where day = p_day and member_id > v_after and member_id <= v_to
    ), played as (
      -- What changed of earlier days is taken along.
      select member_id, product, sum(turnover)::bigint as turnover, bool_or(is_carried) as is_carried from (
        select member_id, product, turnover, false as is_carried from days
        union all
        select p.member_id, c.product, c.turnover_minor, true
          from (select distinct member_id from days) p
          cross join lateral (select product, turnover_minor from loyalty_carried x
                               where x.member_id = p.member_id offset 0) c) x
       group by 1, 2
    ), sums as (
      select p.member_id, array_agg(p.product) as products, array_agg(greatest(p.turnover, 0)) as turnovers,
             bool_or(p.is_carried) as is_carried
        from played p group by 1
    ), shares as (
      select s.member_id, s.is_carried, m.asset, l.rebate_cap_minor as cap,
             -- Rounded down by product.
             (select sum(t.turnover * coalesce((l.rebates ->> t.product)::int, 0) / 10000)::bigint
                from unnest(s.products, s.turnovers) as t(product, turnover)) as amount
        from sums s
        cross join lateral (select level, asset from loyalty_members x where x.member_id = s.member_id offset 0) m
        join loyalty_levels l on l.level = m.level
    )
    select case when v_is_full then v_to end,
           jsonb_agg(jsonb_build_object('memberId', member_id, 'asset', asset, 'amount', least(amount, cap),
             'title', jsonb_build_object('text', case when is_carried then 'rebateCorrected' else 'rebate' end,
                                         'day', p_day)) order by member_id)
      into v_last, v_rows from shares;
    -- What is below zero is more than the day had, and waits for the next one.
    update loyalty_carried c set turnover_minor = least(0, c.turnover_minor + coalesce(
             (select d.turnover_minor from loyalty_days d
               where d.day = p_day and d.member_id = c.member_id and d.product = c.product), 0))
     where c.member_id > v_after and (v_last is null or c.member_id <= v_last)
       and exists (select 1 from loyalty_days d where d.day = p_day and d.member_id = c.member_id);
    delete from loyalty_carried where turnover_minor = 0 and member_id > v_after
       and (v_last is null or member_id <= v_last);
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
