-- The game, round and asset as the events of bets describe them. Stable, like the functions it calls, so that it is
-- inlined into the calling statement.
create or replace function vendors_bet_game(p_bet vendors_operations) returns jsonb language sql stable as $$
  select jsonb_build_object('source', 'vendor', 'product', p_bet.product, 'vendor', p_bet.vendor,
    'gameId', p_bet.game_id, 'gameName', p_bet.game_name, 'roundId', p_bet.round_id, 'asset', p_bet.asset);
$$;
