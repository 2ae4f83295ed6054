-- The state row of a new member; p_kind is 'real' or 'trial'.
create or replace function protection_register(p_member_id bigint, p_kind text) returns void language sql as $$
  insert into protection_members (member_id, kind) values (p_member_id, p_kind);
$$;
