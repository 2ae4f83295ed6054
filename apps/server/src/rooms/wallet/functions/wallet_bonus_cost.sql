-- The account that funds bonus money and receives it back: its deficit is the cost of promotions.
create or replace function wallet_bonus_cost(p_asset text) returns text language sql immutable as $$
  select 'cost:promotions:' || p_asset;
$$;
