-- The code of a member's available account.
create or replace function wallet_member_code(p_member_id bigint, p_asset text)
returns text language sql immutable as $$
  select 'member:' || p_member_id::text || ':' || p_asset || ':available';
$$;
