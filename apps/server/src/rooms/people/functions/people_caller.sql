-- A member as the caller of a request; no row for a disabled member.
create or replace function people_caller(p_member_id bigint)
returns table (account text, type int, asset text, labels text[], trial_expires_at timestamptz)
language sql stable as $$
  select m.account, m.type, m.asset, m.labels, m.trial_expires_at from people_members m
   where m.id = p_member_id and m.disabled_at is null
$$;
