-- The product under which stakes on a game count for bonus money: in-house slots count as slots.
create or replace function originals_bonus_product(p_game_code text) returns text language sql immutable as $$
  select case when starts_with(p_game_code, 'slot-') then 'slots' else 'originals' end;
$$;
