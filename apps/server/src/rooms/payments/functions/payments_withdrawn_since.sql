-- Number and total of a member's withdrawals since a moment, in minor units without fees. Withdrawals whose money came
-- back do not count.
create or replace function payments_withdrawn_since(
  p_member_id bigint, p_asset text, p_since timestamptz, out made int, out sum_minor bigint
) language sql stable as $$
  select count(*)::int, coalesce(sum(amount_minor), 0)::bigint from payments_withdrawals
   where member_id = p_member_id and asset = p_asset and created_at >= p_since
     and status not in ('refused', 'failed', 'cancelled', 'reversed');
$$;
