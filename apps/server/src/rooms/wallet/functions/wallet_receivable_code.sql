-- The account of a member's debt; never above zero.
create or replace function wallet_receivable_code(p_member_id bigint, p_asset text)
returns text language sql immutable as $$
  select 'member:' || p_member_id::text || ':' || p_asset || ':receivable';
$$;
