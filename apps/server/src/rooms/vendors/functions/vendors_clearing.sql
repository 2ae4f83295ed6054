-- The account of what members hold at a vendor, and of what is on its way there.
create or replace function vendors_clearing(p_vendor text, p_asset text) returns text language sql immutable as $$
  select 'clearing:vendor-' || p_vendor || ':' || p_asset;
$$;
