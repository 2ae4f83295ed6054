-- The game, round and asset as the events of bets describe them.
create or replace function originals_bet_game(p_round originals_rounds) returns jsonb language sql stable as $$
  select jsonb_build_object('source', 'original', 'product', 'originals', 'vendor', 'BGS', 'gameId', g.game_id,
    'gameName', g.name, 'roundId', coalesce(p_round.flight_id::text, p_round.id::text), 'asset', p_round.asset)
    || case when originals_bonus_product(g.code) = 'originals' then '{}'
            else jsonb_build_object('wagersAs', originals_bonus_product(g.code)) end
    from originals_games g where g.code = p_round.game_code;
$$;
