-- Checks a stake against the limits that operators set for the vendor and the game. Rejects every stake of a stopped
-- vendor.
create or replace function vendors_check_stake(p_vendor text, p_game text, p_amount bigint)
returns void language plpgsql stable as $$
begin
  perform 1 from vendors_stakes
   where vendor = p_vendor and game_id in ('', p_game) and most_minor < p_amount
  union all select 1 from vendors_stopped where vendor = p_vendor;
  if found then perform vendors_reject('LIMIT_EXCEEDED'); end if;
end $$;
