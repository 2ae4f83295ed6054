-- The outcome of a bet. A return below the stake is a loss, whatever the game calls it, and does not appear on the
-- board of winners; a return of exactly the stake is a refund.
create or replace function originals_bet_status(p_stake bigint, p_win bigint, p_refunded boolean) returns text
language sql immutable as $$
  select case when p_refunded or p_win = p_stake then 'refunded' when p_win > p_stake then 'won' else 'lost' end;
$$;
