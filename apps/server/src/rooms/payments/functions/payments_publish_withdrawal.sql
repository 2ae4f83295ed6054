-- Publishes the state of a withdrawal to the member's pages and the other rooms.
create or replace function payments_publish_withdrawal(
  p_id uuid, p_member_id bigint, p_status text, p_amount bigint, p_asset text
) returns void language plpgsql as $$
begin
  perform stream_add(p_member_id, 'withdrawal.changed', jsonb_build_object('orderId', p_id, 'status', p_status));
  perform outbox_add('withdrawal.changed', p_member_id, jsonb_build_object(
    'orderId', p_id, 'status', p_status, 'amountMinor', p_amount::text, 'asset', p_asset));
end $$;
