-- Moves a member with their downline below another parent, or to the top. Access to their data changes immediately.
-- Their results count for the new upline from p_from_day on. Contracts with the previous parent end with the day
-- before, and offers by them with the move; so do offers by the merchant, which only top agents may accept.
create or replace function agency_move(p_member_id bigint, p_parent_id bigint, p_from_day date) returns int
language plpgsql as $$
declare
  v_old bigint[];
  v_new bigint[] := '{}';
  v_moved int;
begin
  -- In the order of ids, so that two moves below each other cannot deadlock.
  perform 1 from agency_members
   where member_id in (p_member_id, p_parent_id) or path @> array[p_member_id] order by member_id for update;
  select path into strict v_old from agency_members where member_id = p_member_id;
  if p_parent_id is not null then
    select path || member_id into strict v_new from agency_members where member_id = p_parent_id;
  end if;
  if p_member_id = any(v_new) then raise exception 'agency.move.below' using errcode = 'FL001'; end if;

  update agency_members set path = v_new || path[cardinality(v_old) + 1:]
   where path @> array[p_member_id];
  get diagnostics v_moved = row_count;
  update agency_members set path = v_new, parent_id = p_parent_id where member_id = p_member_id;
  insert into agency_placements (member_id, from_day, path)
  select member_id, p_from_day, path from agency_members where member_id = p_member_id or path @> array[p_member_id]
  on conflict (member_id, from_day) do update set path = excluded.path;

  update agency_contracts set state = 'ended', until_day = p_from_day - 1
   where downline_id = p_member_id and upline_id is not null and state = 'valid';
  update agency_contracts set state = 'denied'
   where downline_id = p_member_id and (upline_id is not null or p_parent_id is not null) and state = 'requested';
  return v_moved + 1;
end $$;
