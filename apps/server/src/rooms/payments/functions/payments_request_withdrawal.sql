-- As processes of the former build call `payments_take_withdrawal`; it goes with the next one.
create or replace function payments_request_withdrawal(
  p_id uuid, p_member_id bigint, p_asset text, p_account_id uuid, p_amount bigint, p_level int, p_zone text,
  p_provider text, p_key text, p_input_hash text, p_daily bigint, p_free int, p_marks text[]
) returns jsonb language plpgsql as $$
begin
  return payments_take_withdrawal(p_id, p_member_id, p_asset, p_account_id, p_amount, p_zone, p_provider, p_key,
    p_input_hash, jsonb_build_object('level', p_level, 'dailyMinor', p_daily::text, 'freePerDay', p_free), p_marks,
    null);
end $$;
