-- The account that holds the money of a member's pending withdrawals.
create or replace function payments_held_code(p_member_id bigint, p_asset text)
returns text language sql immutable as $$
  select 'member:' || p_member_id || ':' || p_asset || ':held';
$$;
