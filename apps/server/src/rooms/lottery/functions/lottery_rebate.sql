-- The part of a ticket's stake that is paid back, won or lost; p_rebate in tenths of a percent. Rounded down.
create or replace function lottery_rebate(p_total bigint, p_rebate int) returns bigint language sql immutable as $$
  select div(p_total::numeric * p_rebate, 1000)::bigint;
$$;
