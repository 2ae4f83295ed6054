-- The bonus money in a stake of a round, by the position of the stake.
create or replace function originals_bonus(p_round originals_rounds, p_place int) returns bigint
language sql immutable as $$
  select coalesce(p_round.bonus_stakes_minor[p_place], 0);
$$;
