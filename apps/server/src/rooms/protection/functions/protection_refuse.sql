-- Rejects with the reason and its end: epoch ms, null if there is no end.
create or replace function protection_refuse(p_member_id bigint, p_reason text) returns void language plpgsql as $$
begin
  raise exception 'protection.refused' using errcode = 'FL001',
    detail = jsonb_build_object('reason', p_reason, 'until', protection_gate_end(p_member_id, p_reason))::text;
end $$;
