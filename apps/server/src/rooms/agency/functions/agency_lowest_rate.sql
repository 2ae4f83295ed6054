-- Default rate of a member without a stored rate; must equal LOWEST in rates.ts.
create or replace function agency_lowest_rate(p_product text) returns int language sql immutable as $$
  select case p_product when 'lottery' then 1980 else 0 end;
$$;
