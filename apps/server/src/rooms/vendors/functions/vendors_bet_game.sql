-- What the events of bets say of the game, the round and the asset. Stable, as what it is made of, so that it becomes
-- part of the statement that calls it.
create or replace function vendors_bet_game(p_bet vendors_operations) returns jsonb language sql stable as $$
  select jsonb_build_object('source', 'vendor', 'product', p_bet.product, 'vendor', p_bet.vendor,
    'gameId', p_bet.game_id, 'gameName', p_bet.game_name, 'roundId', p_bet.round_id, 'asset', p_bet.asset);
$$;
