-- The unit stake that still fits, in whole units of money, or 0.00 when it is below the minimum.
create or replace function lottery_fitting_stake(p_room bigint, p_min text) returns text language sql immutable as $$
  select lottery_amount(case when p_room - p_room % 100 >= coalesce(p_min::bigint, 0)
    then greatest(p_room - p_room % 100, 0) else 0 end);
$$;
