-- What of the wins of a bet is bonus money; of a win of free rounds all or nothing of it.
create or replace function vendors_bonus_win(p_bet vendors_operations, p_win bigint) returns bigint
language sql immutable as $$
  select wallet_bonus_share(p_win, p_bet.amount_minor, p_bet.bonus_minor);
$$;
