-- Whether the account was closed, so that its member can no longer use money that arrives.
create or replace function people_is_closed(p_member_id bigint) returns boolean language sql stable as $$
  select exists (select 1 from people_members where id = p_member_id and closed_at is not null)
$$;
