-- Recomputes the remainder of a member's limits in a slot. The caller holds the row.
create or replace function protection_recount(p_member_id bigint, p_slot timestamptz)
returns void language sql as $$
  update protection_sums s
     set slot_at = p_slot,
         left_minor = (select min(left_over) from protection_limits_left(p_member_id, p_slot)
                        where kind <> 'session'),
         session_minutes = (select min(limit_value) from protection_limits
                             where member_id = p_member_id and kind = 'session')
   where s.member_id = p_member_id;
$$;
