-- Key of the advisory lock that stakes share and take-off holds alone: no stake is on its way when a flight takes off.
create or replace function originals_flight_lock(p_flight_id bigint) returns bigint language sql immutable as $$
  select hashtextextended('originals_flight', p_flight_id);
$$;
