-- Uses a nonce for a payload written at p_ts (epoch ms): 'fresh', 'expired' (more than two minutes off) or 'replayed'.
create or replace function identity_use_nonce(p_nonce_hash text, p_ts double precision)
returns text language plpgsql as $$
begin
  if abs(extract(epoch from clock_timestamp()) * 1000 - p_ts) > 120000 then return 'expired'; end if;
  insert into identity_nonces (nonce_hash) values (p_nonce_hash) on conflict do nothing;
  return case when found then 'fresh' else 'replayed' end;
end $$;
