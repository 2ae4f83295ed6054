-- Start of a period that ends now: 24 hours, 7 days or a month ago.
create or replace function protection_period_start(p_period text, p_now timestamptz)
returns timestamptz language sql stable as $$
  select p_now - case p_period when 'day' then interval '24 hours' when 'week' then interval '168 hours'
                               else interval '1 month' end;
$$;
