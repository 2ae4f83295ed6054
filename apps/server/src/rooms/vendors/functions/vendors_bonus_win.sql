-- The bonus money in the wins of a bet; of a win of free rounds either all or none.
create or replace function vendors_bonus_win(p_bet vendors_operations, p_win bigint) returns bigint
language sql immutable as $$
  select wallet_bonus_share(p_win, p_bet.amount_minor, p_bet.bonus_minor);
$$;
