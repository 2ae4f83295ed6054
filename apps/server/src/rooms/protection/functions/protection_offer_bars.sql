-- The reason why each of these members may not receive a bonus, a mission or a message that invites to play; null if
-- they may. `away`: on a break, excluded, disabled or not a real member; `raise`: waiting for a higher limit; `limit`:
-- has reached one; `risk`: staff spoke to the member about their play in the last 30 days. Reads without a lock, since
-- only an invitation depends on it.
create or replace function protection_offer_bars(p_member_ids bigint[])
returns table (member_id bigint, reason text) language sql stable as $$
  select m.member_id, case
      when m.kind <> 'real' or m.disabled_at is not null or m.closed_at is not null or protection_is_away(m) then 'away'
      when exists (select 1 from protection_limits l where l.member_id = m.member_id and l.is_raise_pending)
        then 'raise'
      when exists (select 1 from protection_limits l
                    where l.member_id = m.member_id and l.kind = 'deposit'
                      and protection_deposited(m.member_id, l.period, null) >= l.limit_value)
        or exists (select 1 from protection_limits_left(m.member_id, protection_slot(clock_timestamp())) l
                    where l.left_over <= 0)
        then 'limit'
      when exists (select 1 from protection_acts a
                    where a.member_id = m.member_id and a.act = 'contact.noted'
                      and a.at > clock_timestamp() - interval '30 days')
        then 'risk' end
    from protection_members m where m.member_id = any(p_member_ids);
$$;
