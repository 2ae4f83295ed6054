-- Converts a default amount to another currency, in which usual amounts have 10 ^ p_power times as many minor units. An
-- amount above zero stays above zero. Used for the rooms' initial amounts, before any money has moved.
create or replace function wallet_usual(p_minor bigint, p_power int) returns bigint language sql immutable as $$
  select case when coalesce(p_minor, 0) <= 0 then p_minor
              else greatest(1, trunc(p_minor * (10::numeric ^ p_power)))::bigint end;
$$;
