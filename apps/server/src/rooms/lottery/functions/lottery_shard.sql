-- The row of a counter that a member adds to, so that members seldom wait for each other.
create or replace function lottery_shard(p_member_id bigint) returns int language sql immutable as $$
  select (p_member_id % 8)::int;
$$;
