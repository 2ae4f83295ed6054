-- Takes a stake. Checks the maximum stake of the game, the rules of the market, then the gate and the limits of the
-- member. A bet whose rollback came first takes nothing.
create or replace function vendors_place_bet(p_player vendors_players, p_session text, p_action jsonb)
returns vendors_operations language plpgsql as $$
declare
  v_amount bigint := (p_action ->> 'amountMinor')::bigint;
  v_now timestamptz := clock_timestamp();
  v_reason text;
  v_balance bigint;
  v_bonus bigint := 0;
  v_bet vendors_operations;
begin
  perform vendors_check_session(p_player.vendor, p_player.member_id, p_session);
  perform 1 from vendors_operations
   where vendor = p_player.vendor and reference = p_action ->> 'transactionId' and kind = 'rollback';
  if found then perform vendors_reject('ALREADY_ROLLED_BACK'); end if;
  perform vendors_check_stake(p_player.vendor, p_action ->> 'gameId', v_amount);
  perform vendors_check_market(p_player.vendor, p_player.member_id, p_action, v_amount, v_now);
  if v_amount = 0 then
    v_reason := protection_gate(p_player.member_id, 'play', p_player.asset);
    if v_reason is not null then perform protection_refuse(p_player.member_id, v_reason); end if;
    v_balance := wallet_balance(wallet_member_code(p_player.member_id, p_player.asset));
  else
    perform protection_play(p_player.member_id, p_player.asset, (p_action ->> 'id')::uuid, v_amount,
      p_action ->> 'product', p_action ->> 'gameId', p_action ->> 'gameName', v_now);
    select s.balance, s.bonus_minor into v_balance, v_bonus
      from wallet_stake('vendor:' || p_player.vendor || ':bet:' || (p_action ->> 'transactionId'), p_player.member_id,
             p_player.asset, 'house:' || p_player.asset, v_amount, 'bet', p_action ->> 'id', p_action ->> 'product',
             p_action ->> 'gameId') s;
  end if;
  v_balance := v_balance
    + wallet_playable_bonus(p_player.member_id, p_player.asset, p_action ->> 'product', p_action ->> 'gameId');
  v_bet := vendors_keep(p_player, p_action, 'OK', v_amount, v_balance, v_now, 'open', null);
  if v_bonus > 0 then
    perform protection_uncount(p_player.member_id, v_bet.id, v_bonus);
    update vendors_operations set bonus_minor = v_bonus where id = v_bet.id returning * into v_bet;
  end if;
  perform vendors_publish_bet(v_bet, p_action ->> 'detailUrl');
  return v_bet;
end $$;
