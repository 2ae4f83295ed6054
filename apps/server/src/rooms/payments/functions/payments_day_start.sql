-- Start of the current day in the merchant's time zone.
create or replace function payments_day_start(p_zone text) returns timestamptz language sql stable as $$
  select date_trunc('day', clock_timestamp() at time zone p_zone) at time zone p_zone;
$$;
