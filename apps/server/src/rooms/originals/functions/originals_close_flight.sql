-- Closes a flight whose stakes have all ended: moves the stakes to the house, which has paid the winners.
create or replace function originals_close_flight(p_flight_id bigint) returns void language plpgsql as $$
declare
  v_asset text;
  v_staked bigint;
begin
  for v_asset, v_staked in
    select asset, sum(stakes_minor[1])::bigint from originals_rounds
     where flight_id = p_flight_id group by asset order by asset
  loop
    perform wallet_transfer('original:flight:' || p_flight_id || ':' || v_asset || ':end',
      originals_flight_escrow(p_flight_id, v_asset), 'house:' || v_asset, v_asset, v_staked, 'fund', p_flight_id::text);
  end loop;
  update originals_flights set state = 'settled' where id = p_flight_id;
end $$;
