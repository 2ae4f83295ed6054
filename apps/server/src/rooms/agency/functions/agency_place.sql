-- Adds a member to the tree, below the parent if there is one; a member who is already there stays. The day, in the
-- merchant's time zone, is the first on which the member's figures count.
create or replace function agency_place(
  p_member_id bigint, p_parent_id bigint, p_account text, p_type int, p_asset text, p_joined_at timestamptz, p_zone text
) returns boolean language plpgsql as $$
declare
  v_path bigint[] := '{}';
begin
  if p_parent_id is not null then
    -- Locked against a concurrent move of the parent.
    select path || member_id into strict v_path from agency_members where member_id = p_parent_id for share;
  end if;
  insert into agency_members (member_id, parent_id, path, account, type, asset, joined_at)
  values (p_member_id, p_parent_id, v_path, p_account, p_type, p_asset, p_joined_at)
  on conflict do nothing;
  if not found then return false; end if;
  insert into agency_placements (member_id, from_day, path)
  values (p_member_id, (p_joined_at at time zone p_zone)::date, v_path);
  return true;
end $$;
