-- The current state of an offer, from the operators' decisions and the dates of its current version. `scheduled` begins
-- later, `expired` is past its end date, even while it was paused.
create or replace function promotions_state(p_offer_id bigint, p_version int, p_state text) returns text
language sql stable as $$
  select coalesce((
    select case when p_state not in ('running', 'paused') then p_state
                when to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0) <= clock_timestamp() then 'expired'
                when p_state = 'running'
                 and to_timestamp((v.terms ->> 'startsAt')::bigint / 1000.0) > clock_timestamp() then 'scheduled'
                else p_state end
      from promotions_offer_versions v where v.offer_id = p_offer_id and v.version = p_version), p_state)
$$;
