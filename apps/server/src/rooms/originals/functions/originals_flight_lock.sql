-- Key of the advisory lock that stakes hold shared and take-off holds exclusively: no stake is in progress when a
-- flight takes off.
create or replace function originals_flight_lock(p_flight_id bigint) returns bigint language sql immutable as $$
  select hashtextextended('originals_flight', p_flight_id);
$$;
