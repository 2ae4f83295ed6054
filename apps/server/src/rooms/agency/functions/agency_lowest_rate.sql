-- The rate of a member without a rate of their own; the same as LOWEST of rates.ts.
create or replace function agency_lowest_rate(p_product text) returns int language sql immutable as $$
  select case p_product when 'lottery' then 1980 else 0 end;
$$;
