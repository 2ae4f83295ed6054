-- Steps of 0.0001 in one unit of a rate: a prize group of lotteries is 1/2000 of the stake.
create or replace function agency_rate_steps(p_product text) returns int language sql immutable as $$
  select case p_product when 'lottery' then 5 else 1 end;
$$;
