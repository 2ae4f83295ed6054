-- Where a period that reaches to now begins: 24 hours, 7 days or a month before.
create or replace function protection_period_start(p_period text, p_now timestamptz)
returns timestamptz language sql stable as $$
  select p_now - case p_period when 'day' then interval '24 hours' when 'week' then interval '168 hours'
                               else interval '1 month' end;
$$;
