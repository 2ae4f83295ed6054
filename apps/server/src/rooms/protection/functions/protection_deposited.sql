-- Gross deposits of a period, minor units: credited deposits, and open orders, which can be paid for a day. One order
-- can be excluded.
create or replace function protection_deposited(p_member_id bigint, p_period text, p_except uuid)
returns bigint language sql stable as $$
  select coalesce(sum(d.amount_minor), 0)::bigint from protection_deposits d
   where d.member_id = p_member_id and d.order_id is distinct from p_except
     and d.at > (select protection_period_start(p_period, clock_timestamp()))
     and (d.state = 'credited' or d.state = 'open' and d.at > clock_timestamp() - interval '1 day');
$$;
