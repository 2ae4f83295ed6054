-- The bonus money in the payout of a bet, in the proportion of its stake, rounded down: the odd minor unit is real
-- money.
create or replace function wallet_bonus_share(p_amount bigint, p_stake bigint, p_bonus bigint)
returns bigint language sql immutable as $$
  select case when p_bonus = 0 then 0 else div(p_amount::numeric * p_bonus, p_stake)::bigint end;
$$;
