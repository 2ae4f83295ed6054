-- The account of members' money at a vendor and in transfer to it.
create or replace function vendors_clearing(p_vendor text, p_asset text) returns text language sql immutable as $$
  select 'clearing:vendor-' || p_vendor || ':' || p_asset;
$$;
