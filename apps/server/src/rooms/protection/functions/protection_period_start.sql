-- Start of a period that ends now: 24 hours, 7 days or a month ago. On days that the previous month does not have, a
-- month begins with this one: at the same time of its last day, bets that no longer counted would count again.
create or replace function protection_period_start(p_period text, p_now timestamptz)
returns timestamptz language sql stable as $$
  select case
    when p_period = 'day' then p_now - interval '24 hours'
    when p_period = 'week' then p_now - interval '168 hours'
    when extract(day from p_now - interval '1 month') < extract(day from p_now) then date_trunc('month', p_now)
    else p_now - interval '1 month' end;
$$;
