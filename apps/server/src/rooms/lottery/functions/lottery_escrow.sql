-- The account that holds the stakes of one draw in one asset until it is settled.
create or replace function lottery_escrow(p_game_code text, p_numero text, p_asset text)
returns text language sql immutable as $$
  select 'escrow:' || p_game_code || ':' || p_numero || ':' || p_asset;
$$;
