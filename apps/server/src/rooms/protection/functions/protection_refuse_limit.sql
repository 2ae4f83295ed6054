-- Rejects because of a limit: its kind, its period and its remainder: an amount, or minutes for sessions.
create or replace function protection_refuse_limit(p_kind text, p_period text, p_left bigint)
returns void language plpgsql as $$
declare
  v_left bigint := greatest(p_left, 0);
begin
  raise exception 'protection.refused' using errcode = 'FL001', detail = jsonb_build_object('reason', 'limit',
    'until', null, 'kind', p_kind, 'period', p_period,
    'left', case when p_kind = 'session' then to_jsonb(v_left)
                 else to_jsonb(wallet_amount(v_left)) end)::text;
end $$;
