-- Corrects the win of a settled bet by a positive or negative amount: the named bet, the bet of the named win, or else
-- the last one of the round. A negative amount is taken from the member's balance and the rest becomes a debt, as when
-- a win is undone. The win of a bet never becomes negative. The win has the same share of bonus money as the stake.
create or replace function vendors_adjust(p_player vendors_players, p_action jsonb)
returns vendors_operations language plpgsql as $$
declare
  v_amount bigint := (p_action ->> 'amountMinor')::bigint;
  v_key text := 'vendor:' || p_player.vendor || ':adjust:' || (p_action ->> 'transactionId');
  v_house text := 'house:' || p_player.asset;
  v_bet vendors_operations;
  v_win bigint;
  v_bonus bigint;
begin
  if p_action ->> 'reference' is not null then
    select * into v_bet from vendors_operations
     where vendor = p_player.vendor and transaction_id = p_action ->> 'reference' and kind in ('bet', 'win')
       and member_id = p_player.member_id
     order by kind limit 1;
    if v_bet.kind = 'win' then v_bet := vendors_bet_of(v_bet); end if;
  else
    select * into v_bet from vendors_operations
     where vendor = p_player.vendor and round_id = p_action ->> 'roundId' and member_id = p_player.member_id
       and kind = 'bet' order by rolled_back_at is not null, id desc limit 1;
  end if;
  if v_bet.id is null then perform vendors_reject('TX_NOT_FOUND'); end if;
  if v_bet.rolled_back_at is not null then perform vendors_reject('ALREADY_ROLLED_BACK'); end if;
  v_win := v_bet.win_minor + v_amount;
  -- Free rounds whose wins are converted at their end have not been paid yet.
  if v_amount = 0 or v_win < 0 or v_bet.status = 'open' or v_bet.kind = 'win' and v_bet.bonus_minor > 0 then
    perform vendors_reject('BAD_REQUEST');
  end if;
  v_bonus := coalesce(vendors_bonus_win(v_bet, v_win) - vendors_bonus_win(v_bet, v_bet.win_minor), 0);
  if v_amount > 0 then
    perform wallet_pay_bets(v_house, p_player.asset, 'win', array[v_key], array[p_player.member_id], array[v_amount],
      array[v_bonus], array[v_bet.id::text]);
  else
    perform wallet_reverse_bets(v_house, p_player.asset, array[v_key], array[p_player.member_id], array[-v_amount],
      array[-v_bonus], array[v_bet.id::text]);
  end if;
  perform vendors_settle_bet(v_bet, case when v_win > 0 then 'won' else 'lost' end, v_win);
  return vendors_keep(p_player, p_action || jsonb_build_object('reference', v_bet.transaction_id), 'OK', v_amount,
    vendors_balance(p_player, v_bet.product, v_bet.game_id), clock_timestamp(), null, v_bet);
end $$;
