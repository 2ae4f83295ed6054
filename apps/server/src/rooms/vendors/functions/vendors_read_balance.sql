-- Returns a member's balance for a vendor's balance call: {balanceMinor, asset}. A token, if given, must belong to an
-- open game.
create or replace function vendors_read_balance(p_vendor text, p_member_id bigint, p_currency text, p_session text)
returns jsonb language plpgsql as $$
declare
  v_player vendors_players;
  v_product text;
  v_game text;
begin
  select * into v_player from vendors_players where vendor = p_vendor and member_id = p_member_id;
  if not found then perform vendors_reject('SESSION_INVALID'); end if;
  if p_currency <> v_player.asset then perform vendors_reject('WRONG_CURRENCY'); end if;
  if p_session is not null then perform vendors_check_session(p_vendor, p_member_id, p_session); end if;
  select product, game_id into v_product, v_game from vendors_sessions
   where vendor = p_vendor and member_id = p_member_id and ended_at is null
     and token_hash = coalesce(p_session, token_hash)
   order by used_at desc limit 1;
  return jsonb_build_object('asset', v_player.asset, 'results', '[]'::jsonb,
    'balanceMinor', vendors_balance(v_player, v_product, v_game)::text);
end $$;
