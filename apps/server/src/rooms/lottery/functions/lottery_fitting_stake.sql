-- The unit stake that still fits, or zero when it is below the least one. In whole units of money, unless less than one
-- is left and the least one is smaller. In PL/pgSQL like wallet_amount.
create or replace function lottery_fitting_stake(p_room bigint, p_min text) returns text language plpgsql stable as $$
declare
  v_min bigint := coalesce(p_min::bigint, 0);
  v_unit bigint := wallet_unit();
  v_whole bigint := greatest(p_room - p_room % v_unit, 0);
begin
  return wallet_amount(case
    when v_whole > 0 and v_whole >= v_min then v_whole
    when p_room >= v_min and v_min between 1 and v_unit - 1 then p_room
    else 0 end);
end $$;
