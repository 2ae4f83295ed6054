-- The game, issue and asset as the events of bets describe them.
create or replace function lottery_bet_game(p_game_code text, p_numero text, p_asset text) returns jsonb
language sql stable as $$
  select jsonb_build_object('source', 'lottery', 'product', 'lottery', 'vendor', null, 'gameId', g.code,
    'gameName', g.name, 'roundId', p_numero, 'asset', p_asset)
    from lottery_games g where g.code = p_game_code;
$$;
