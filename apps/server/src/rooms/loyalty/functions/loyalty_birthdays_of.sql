-- Birthdays, MM-DD, that fall on a day: a 29 February is the 28th in years without one.
create or replace function loyalty_birthdays_of(p_day date) returns text[] language sql immutable as $$
  select case when to_char(p_day, 'MM-DD') = '02-28' and to_char(p_day + 1, 'MM-DD') = '03-01'
              then array['02-28', '02-29'] else array[to_char(p_day, 'MM-DD')] end;
$$;
