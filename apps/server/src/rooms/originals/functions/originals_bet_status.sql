-- What became of a bet. A return below the stake is a loss, whatever the game calls it, and no win for the board of
-- winners; one of the very stake gives it back.
create or replace function originals_bet_status(p_stake bigint, p_win bigint, p_refunded boolean) returns text
language sql immutable as $$
  select case when p_refunded or p_win = p_stake then 'refunded' when p_win > p_stake then 'won' else 'lost' end;
$$;
