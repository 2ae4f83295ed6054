-- Claims a key for this transaction. Returns null when it is new, else the first answer.
-- A second caller with the same key waits here until the first has committed or failed.
create or replace function idempotency_claim(p_member_id bigint, p_operation text, p_key text, p_input_hash text)
returns jsonb
language plpgsql as $$
declare
  found_row platform_idempotency;
begin
  insert into platform_idempotency (member_id, operation, key, input_hash)
  values (p_member_id, p_operation, p_key, p_input_hash)
  on conflict do nothing;
  if found then return null; end if;
  select * into strict found_row from platform_idempotency
   where member_id = p_member_id and operation = p_operation and key = p_key;
  if found_row.input_hash <> p_input_hash then
    raise exception 'idempotency.conflict' using errcode = 'FL001';
  end if;
  return found_row.answer;
end $$;
