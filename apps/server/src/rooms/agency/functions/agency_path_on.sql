-- The upline for which a member's day counts, from the top to the parent.
create or replace function agency_path_on(p_member_id bigint, p_day date) returns bigint[] language sql stable as $$
  select coalesce(
    (select path from agency_placements where member_id = p_member_id and from_day <= p_day
      order by from_day desc limit 1),
    (select path from agency_placements where member_id = p_member_id order by from_day limit 1));
$$;
