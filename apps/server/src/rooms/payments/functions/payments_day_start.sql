-- When the day began in the merchant's zone.
create or replace function payments_day_start(p_zone text) returns timestamptz language sql stable as $$
  select date_trunc('day', clock_timestamp() at time zone p_zone) at time zone p_zone;
$$;
