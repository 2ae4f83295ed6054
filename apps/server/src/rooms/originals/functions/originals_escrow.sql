-- The account that holds the stakes of all open rounds in one asset.
create or replace function originals_escrow(p_asset text) returns text language sql immutable as $$
  select 'escrow:originals:' || p_asset;
$$;
