-- The account that bonus money comes from and goes back to: what it lacks is what promotions have cost.
create or replace function wallet_bonus_cost(p_asset text) returns text language sql immutable as $$
  select 'cost:promotions:' || p_asset;
$$;
