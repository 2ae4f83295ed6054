-- The account of a member's bonus money.
create or replace function wallet_bonus_code(p_member_id bigint, p_asset text)
returns text language sql immutable as $$
  select 'member:' || p_member_id::text || ':' || p_asset || ':bonus';
$$;
