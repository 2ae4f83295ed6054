-- The five-minute slot that contains a moment.
create or replace function protection_slot(p_at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin('5 minutes', p_at, '2000-01-01 00:00:00+00');
$$;
