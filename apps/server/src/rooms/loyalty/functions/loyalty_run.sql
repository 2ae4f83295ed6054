-- Processes the next members of a run while there are any: one process at a time, from where the last one stopped.
-- `rebate` returns a share of the turnover of the day by product, up to the cap of the level. `monthly` is for members
-- who played in the month before the day. `birthday` is for members who entered theirs in time (a 29 February is the
-- 28th in other years). The last two are gifts, which exclude members who may not be invited to play; a rebate is owed
-- for past play.
create or replace function loyalty_run(p_kind text, p_day date, p_limit int, out has_more boolean, out members bigint[])
language plpgsql as $$
declare
  v_after bigint;
  v_last bigint;
  v_rows jsonb;
  v_owed jsonb;
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
    -- The bounds are found first, so that each page reads only its own part of the day.
    select max(member_id), count(*) = p_limit into v_to, v_is_full
      from (select distinct member_id from loyalty_days where day = p_day and member_id > v_after
             order by member_id limit p_limit) x;
    -- The data of a member is looked up one by one. The planner would choose a join by statistics, which are stale for
    -- a day that has just begun, and its cost may grow with the square of the page.
    with sums as (
      select member_id, array_agg(product) as products, array_agg(greatest(turnover_minor, 0)) as turnovers
        from loyalty_days where day = p_day and member_id > v_after and member_id <= v_to group by 1
    ), shares as (
      select s.member_id, m.asset, l.rebate_cap_minor as cap,
             -- Includes the effect of corrections of earlier days.
             (select amount_minor from loyalty_owed o where o.member_id = s.member_id) as owed,
             -- Rounded down by product.
             (select sum(t.turnover * coalesce((l.rebates ->> t.product)::int, 0) / 10000)::bigint
                from unnest(s.products, s.turnovers) as t(product, turnover)) as amount
        from sums s
        cross join lateral (select level, asset from loyalty_members x where x.member_id = s.member_id offset 0) m
        join loyalty_levels l on l.level = m.level
    )
    select case when v_is_full then v_to end,
           jsonb_agg(jsonb_build_object('memberId', member_id, 'asset', asset,
             'amount', least(amount, cap) + coalesce(owed, 0),
             'title', jsonb_build_object('text', case when owed is null then 'rebate' else 'rebateCorrected' end,
                                         'day', p_day)) order by member_id),
           jsonb_object_agg(member_id, least(0, least(amount, cap) + owed)) filter (where owed is not null)
      into v_last, v_rows, v_owed from shares;
    -- A negative remainder is more than the day's rebate, and is carried to the next day.
    update loyalty_owed o set amount_minor = n.value::bigint
      from jsonb_each_text(v_owed) n where o.member_id = n.key::bigint;
    delete from loyalty_owed where amount_minor = 0 and member_id > v_after
       and (v_last is null or member_id <= v_last);
  elsif p_kind = 'monthly' then
    with page as (
      select member_id from loyalty_members where member_id > v_after order by member_id limit p_limit
    ), meant as materialized (
      select array_agg(member_id) as ids from page p
       where exists (select 1 from loyalty_days d
                      where d.member_id = p.member_id and d.day >= p_day - interval '1 month'
                        and d.day < p_day and d.turnover_minor > 0)
    )
    select (select case when count(*) = p_limit then max(member_id) end from page),
           jsonb_agg(jsonb_build_object('memberId', m.member_id, 'asset', m.asset, 'amount', l.monthly_minor,
             'title', jsonb_build_object('text', 'monthly', 'level', m.level)) order by m.member_id)
      into v_last, v_rows
      from meant cross join protection_offer_bars(meant.ids) b
      join loyalty_members m on m.member_id = b.member_id join loyalty_levels l on l.level = m.level
     where b.reason is null;
  else
    with page as (
      select member_id from loyalty_members
       where member_id > v_after and birthday_saved_on <= p_day - 60
         and birthday = any(loyalty_birthdays_of(p_day))
       order by member_id limit p_limit
    )
    select (select case when count(*) = p_limit then max(member_id) end from page),
           jsonb_agg(jsonb_build_object('memberId', m.member_id, 'asset', m.asset, 'amount', l.birthday_minor,
             'title', jsonb_build_object('text', 'birthday', 'level', m.level)) order by m.member_id)
      into v_last, v_rows
      from protection_offer_bars((select array_agg(member_id) from page)) b
      join loyalty_members m on m.member_id = b.member_id join loyalty_levels l on l.level = m.level
     where b.reason is null;
  end if;
  members := loyalty_give(p_kind, p_day, v_last, v_rows);
  has_more := v_last is not null;
end $$;
