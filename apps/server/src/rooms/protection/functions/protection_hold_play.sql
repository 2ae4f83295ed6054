-- Blocks the play of exactly these members and releases all others that were blocked. In the order of ids, so that two
-- concurrent calls cannot deadlock.
create or replace function protection_hold_play(p_members bigint[]) returns void language sql as $$
  with changed as (
    select member_id from protection_members
     where (is_play_held and member_id <> all(p_members)) or (not is_play_held and member_id = any(p_members))
     order by member_id for update
  )
  update protection_members m set is_play_held = not m.is_play_held from changed c where m.member_id = c.member_id;
$$;
