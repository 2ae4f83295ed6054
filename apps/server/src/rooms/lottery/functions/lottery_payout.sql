-- Gross payout of a line: floor(unit stake x odds x hits / 10,000), rounded down once. div() is exact, a quotient is
-- not.
create or replace function lottery_payout(p_unit_stake bigint, p_odds bigint, p_hits int)
returns bigint language sql immutable as $$
  select div(p_unit_stake::numeric * p_odds * p_hits, 10000)::bigint;
$$;
