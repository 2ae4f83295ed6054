-- Whether a member is on a break or excluded, here or by the register, and therefore receives no invitation to play.
create or replace function protection_is_away(p_member protection_members) returns boolean language sql stable as $$
  select coalesce(p_member.timed_out_until > clock_timestamp(), false)
      or coalesce(p_member.return_from > clock_timestamp(), false)
      or coalesce(p_member.register_state <> 'clear', false)
      or p_member.excluded_until is not null
         and not coalesce(p_member.return_from between p_member.excluded_until and clock_timestamp(), false);
$$;
