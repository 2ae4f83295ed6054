-- Processes one call of a vendor: all its actions or none, in one round trip. Returns {balance, asset, results: [{id,
-- outcome, isReplay}]}; a repeated action returns its first answer. Calls of one member run one at a time, so two
-- concurrent calls with the same id do as well. Errors are an outcome (FL003), or a refusal by protection or the wallet
-- (FL001); the call is then rolled back. Order of locks: calls of the member, state row, accounts by id.
create or replace function vendors_callback(
  p_vendor text, p_member_id bigint, p_currency text, p_session text, p_actions jsonb, p_policy jsonb
) returns jsonb language plpgsql as $$
declare
  v_player vendors_players;
  v_action jsonb;
  v_done vendors_operations;
  v_is_replay boolean;
  v_is_fresh boolean := false;
  v_results jsonb := '[]';
begin
  perform pg_advisory_xact_lock(hashtextextended('vendors:' || p_member_id, 0));
  select * into v_player from vendors_players where vendor = p_vendor and member_id = p_member_id;
  if not found then perform vendors_reject('SESSION_INVALID'); end if;
  if p_currency <> v_player.asset then perform vendors_reject('WRONG_CURRENCY'); end if;

  for v_action in select value from jsonb_array_elements(p_actions) loop
    select * into v_done from vendors_operations
     where vendor = p_vendor and transaction_id = v_action ->> 'transactionId' and kind = v_action ->> 'kind';
    v_is_replay := found;
    if not v_is_replay and (p_policy ->> 'oneKindPerId')::boolean then
      perform 1 from vendors_operations where vendor = p_vendor and transaction_id = v_action ->> 'transactionId';
      if found then perform vendors_reject('DUPLICATE_CONFLICT'); end if;
    end if;
    if v_is_replay then
      if v_done.payload_hash <> v_action ->> 'hash' then perform vendors_reject('DUPLICATE_CONFLICT'); end if;
      -- The vendor continued a round after its end, and ends it again. Wins are late from now on.
      if v_action ->> 'kind' = 'close'
         and vendors_close_round(p_vendor, v_action ->> 'roundId', p_member_id) > 0 then
        update vendors_operations
           set at = clock_timestamp(), balance_minor = vendors_balance(v_player, v_done.product, v_done.game_id)
         where vendor = p_vendor and transaction_id = v_done.transaction_id and kind = 'close' returning * into v_done;
      end if;
    else
      v_is_fresh := true;
      case v_action ->> 'kind'
        when 'bet' then v_done := vendors_place_bet(v_player, p_session, v_action);
        when 'win' then v_done := vendors_pay_win(v_player, v_action, p_policy);
        when 'adjust' then v_done := vendors_adjust(v_player, v_action);
        when 'rollback' then v_done := vendors_undo(v_player, v_action, p_policy);
        else
          v_done := vendors_keep(v_player, v_action, 'OK', 0,
            vendors_balance(v_player, v_action ->> 'product', v_action ->> 'gameId'), clock_timestamp(), null, null);
      end case;
      if (v_action ->> 'isClosing')::boolean then
        perform vendors_close_round(p_vendor, v_action ->> 'roundId', p_member_id);
      end if;
    end if;
    v_results := v_results || jsonb_build_object('id', v_done.id, 'outcome', v_done.outcome, 'isReplay', v_is_replay,
      'transactionId', v_done.transaction_id, 'at', vendors_epoch_ms(v_done.at));
  end loop;
  return jsonb_build_object('asset', v_player.asset, 'results', v_results,
    'balanceMinor', (case when v_is_fresh and jsonb_array_length(p_actions) > 1
                          then vendors_balance(v_player, v_done.product, v_done.game_id)
                          else v_done.balance_minor end)::text);
end $$;
