-- Keeps the first answer of a key that this transaction has claimed.
create or replace function idempotency_keep(p_member_id bigint, p_operation text, p_key text, p_answer jsonb)
returns void language plpgsql as $$
begin
  update platform_idempotency set answer = p_answer
   where member_id = p_member_id and operation = p_operation and key = p_key;
end $$;
