-- Remaining seconds of the pause after a number of failures of an account in 15 minutes: 30 s from the sixth on,
-- doubled with every failure, up to 15 minutes.
create or replace function identity_pause(p_failures int, p_last timestamptz) returns int language plpgsql as $$
begin
  if p_failures < 6 then return 0; end if;
  return greatest(0, ceil(extract(epoch from
    p_last + least(30 * power(2, p_failures - 6), 900) * interval '1 second' - clock_timestamp())))::int;
end $$;
