-- Counts one of our payments as `agency_count_payments` does.
create or replace function agency_count_payment(
  p_key text, p_member_id bigint, p_kind text, p_amount bigint, p_day date
) returns void language sql as $$
  select agency_count_payments(jsonb_build_array(jsonb_build_object(
    'key', p_key, 'memberId', p_member_id, 'kind', p_kind, 'amount', p_amount, 'day', p_day)));
$$;
