-- Operators ask for the rounds of one game.
create index originals_rounds_game on originals_rounds (game_code, placed_at);
