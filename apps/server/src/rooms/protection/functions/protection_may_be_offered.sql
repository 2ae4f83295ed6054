-- Whether a bonus, a mission or a message that invites to play may reach a member: not on a break, excluded or
-- disabled, nor at a limit or waiting for a higher one, nor spoken to by staff about their play in the last 30
-- days. Reads without a lock, since it decides about an invitation alone.
create or replace function protection_may_be_offered(p_member_id bigint) returns boolean language sql stable as $$
  select exists (
    select 1 from protection_members m
     where m.member_id = p_member_id and m.kind = 'real' and m.disabled_at is null and m.closed_at is null
       and not protection_is_away(m)
  ) and not exists (
    select 1 from protection_limits l
     where l.member_id = p_member_id and (l.is_raise_pending
           or l.kind = 'deposit' and protection_deposited(p_member_id, l.period, null) >= l.limit_value)
  ) and not exists (
    select 1 from protection_limits_left(p_member_id, protection_slot(clock_timestamp())) l where l.left_over <= 0
  ) and not exists (
    select 1 from protection_acts a
     where a.member_id = p_member_id and a.act = 'contact.noted' and a.at > clock_timestamp() - interval '30 days'
  );
$$;
