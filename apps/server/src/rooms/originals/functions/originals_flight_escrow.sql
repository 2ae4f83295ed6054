-- The account that holds the stakes of one flight in one asset.
create or replace function originals_flight_escrow(p_flight_id bigint, p_asset text) returns text
language sql immutable as $$
  select 'escrow:crash:' || p_flight_id || ':' || p_asset;
$$;
