-- Pays a win, whatever the member's state and however late it arrives. It belongs to the bet that it names, else to the
-- last one of its round; without either it is a promotional win, where the protocol has such wins. A bet that was
-- undone wins nothing, and neither does a win whose rollback came first. A parked call of the same win is resolved.
-- Wins of free rounds that become bonus money are not paid here but when the rounds end. A win that arrives after its
-- round was closed is marked as late; above the vendor's limit it is accepted and held until two operators decide. A
-- win of a bet that two operators have decided is always held, because it may be paid already. Play money is never
-- held.
create or replace function vendors_pay_win(p_player vendors_players, p_action jsonb, p_policy jsonb)
returns vendors_operations language plpgsql as $$
declare
  v_amount bigint := (p_action ->> 'amountMinor')::bigint;
  v_available text := wallet_member_code(p_player.member_id, p_player.asset);
  v_is_promo boolean := coalesce((p_action ->> 'isPromo')::boolean, false);
  v_is_kept boolean := false;
  v_bet vendors_operations;
  v_win vendors_operations;
  v_key text := 'vendor:' || p_player.vendor || ':win:' || (p_action ->> 'transactionId');
  v_bonus bigint;
  v_balance bigint;
  v_closed_at timestamptz;
  v_decided_at timestamptz;
  v_is_held boolean := false;
begin
  perform 1 from vendors_operations
   where vendor = p_player.vendor and reference = p_action ->> 'transactionId' and kind = 'rollback';
  if found then perform vendors_reject('ALREADY_ROLLED_BACK'); end if;
  if not v_is_promo and p_action ->> 'reference' is not null then
    select * into v_bet from vendors_operations
     where vendor = p_player.vendor and transaction_id = p_action ->> 'reference' and kind = 'bet';
    if not found or v_bet.member_id <> p_player.member_id then perform vendors_reject('TX_NOT_FOUND'); end if;
    if v_bet.rolled_back_at is not null then perform vendors_reject('ALREADY_ROLLED_BACK'); end if;
  elsif not v_is_promo then
    select * into v_bet from vendors_operations
     where vendor = p_player.vendor and round_id = p_action ->> 'roundId' and member_id = p_player.member_id
       and kind = 'bet' order by rolled_back_at is not null, id desc limit 1;
    if found and v_bet.rolled_back_at is not null then perform vendors_reject('ALREADY_ROLLED_BACK'); end if;
    if not found and (p_policy ->> 'winNeedsBet')::boolean then perform vendors_reject('TX_NOT_FOUND'); end if;
  else
    v_is_kept := vendors_keep_free_win(p_player.vendor, p_player.member_id, p_action ->> 'reference');
  end if;

  -- A win that two operators have approved is neither marked nor held.
  if v_amount > 0 and v_bet.id is not null and (p_policy ->> 'isDecided')::boolean is not true then
    if v_bet.status <> 'open' then
      select max(at) into v_decided_at from vendors_operations
       where vendor = p_player.vendor and reference = v_bet.transaction_id and kind = 'win'
         and transaction_id like 'repair:%' and rolled_back_at is null;
    end if;
    v_closed_at := coalesce(v_decided_at, vendors_closed_at(v_bet));
    v_is_held := v_closed_at is not null and p_player.asset <> 'FUN'
      and (v_decided_at is not null or v_amount > vendors_late_limit(p_player.vendor));
  end if;

  -- Computed from all wins of the bet together, so that rounding down does not accumulate.
  if v_is_held then
    null;
  elsif v_bet.bonus_minor > 0 then
    v_bonus := vendors_bonus_win(v_bet, v_bet.win_minor + v_amount) - vendors_bonus_win(v_bet, v_bet.win_minor);
    perform wallet_pay_bets('house:' || p_player.asset, p_player.asset, 'win', array[v_key], array[p_player.member_id],
      array[v_amount], array[v_bonus], array[v_bet.id::text]);
  elsif v_amount > 0 and not v_is_kept then
    v_balance := wallet_transfer(v_key, 'house:' || p_player.asset, v_available, p_player.asset, v_amount, 'win',
      coalesce(v_bet.id::text, p_action ->> 'id'));
  end if;
  -- Stored with the bet that it was booked on, so that a rollback takes it from the same bet.
  v_win := vendors_keep(p_player, case when v_bet.id is null then p_action
      else p_action || jsonb_build_object('reference', v_bet.transaction_id) end, 'OK', v_amount,
    coalesce(v_balance, wallet_balance(v_available)) + wallet_playable_bonus(p_player.member_id, p_player.asset,
      coalesce(v_bet.product, p_action ->> 'product'), coalesce(v_bet.game_id, p_action ->> 'gameId')),
    clock_timestamp(), case when v_bet.id is null then 'open' end, v_bet);
  if v_is_kept then
    update vendors_operations set bonus_minor = v_amount where id = v_win.id returning * into v_win;
  end if;
  if v_closed_at is not null then
    insert into vendors_late_wins (id, vendor, transaction_id, member_id, bet_id, game_id, round_id, amount_minor,
                                   state, closed_at, at)
    values (v_win.id, v_win.vendor, v_win.transaction_id, v_win.member_id, v_bet.id, v_bet.game_id,
            coalesce(v_bet.round_id, ''), v_amount, case when v_is_held then 'held' else 'paid' end, v_closed_at,
            v_win.at);
  end if;
  perform vendors_unpark(p_player.vendor, 'win', p_action ->> 'transactionId', 'paid when it came again');
  if v_bet.id is null then
    perform vendors_publish_bet(v_win, p_action ->> 'detailUrl');
    perform vendors_settle_bet(v_win, case when v_amount > 0 then 'won' else 'lost' end, v_amount);
  elsif not v_is_held and (v_amount > 0 or v_bet.status = 'open' and (p_policy ->> 'winSettles')::boolean) then
    perform vendors_settle_bet(v_bet, case when v_bet.win_minor + v_amount > 0 then 'won' else 'lost' end,
      v_bet.win_minor + v_amount);
  end if;
  return v_win;
end $$;
