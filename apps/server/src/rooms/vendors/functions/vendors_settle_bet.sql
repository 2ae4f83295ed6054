-- Stores the outcome of a bet and publishes it: the first one as settled, every later one as a correction. The caller
-- holds the lock of the member's calls.
create or replace function vendors_settle_bet(p_bet vendors_operations, p_status text, p_win bigint)
returns void language plpgsql as $$
declare
  v_at timestamptz := clock_timestamp();
  v_bet jsonb;
  v_after jsonb := jsonb_build_object('status', p_status, 'winMinor', p_win::text,
    'bonusWinMinor', vendors_bonus_win(p_bet, p_win)::text);
begin
  update vendors_operations
     set status = p_status, win_minor = p_win, version = version + 1, settled_at = v_at,
         rolled_back_at = case when p_status = 'refunded' then v_at else rolled_back_at end
   where vendor = p_bet.vendor and transaction_id = p_bet.transaction_id and kind = p_bet.kind;
  v_bet := jsonb_build_object('betId', p_bet.id, 'memberId', p_bet.member_id::text, 'userName', p_bet.user_name,
    'version', p_bet.version + 1, 'at', vendors_epoch_ms(v_at),
    'stakeMinor', (case when p_bet.kind = 'bet' then p_bet.amount_minor else 0 end)::text);
  if p_bet.status = 'open' then
    perform outbox_add('bet.settled', p_bet.member_id, vendors_bet_game(p_bet)
      || jsonb_build_object('bets', jsonb_build_array(v_bet || v_after)));
  else
    perform outbox_add('bet.corrected', p_bet.member_id, vendors_bet_game(p_bet)
      || jsonb_build_object('bets', jsonb_build_array(v_bet || jsonb_build_object('after', v_after,
           'before', jsonb_build_object('status', p_bet.status, 'winMinor', p_bet.win_minor::text,
             'bonusWinMinor', vendors_bonus_win(p_bet, p_bet.win_minor)::text)))));
  end if;
end $$;
