-- Records a bet, a win or a rollback that was played with money at the vendor: in the record and in events, not in the
-- wallet. An entry changes nothing when it is already recorded, when its member never opened a game there, or when its
-- bet is missing. A rollback refunds the bet, or takes the named win off it.
create or replace function vendors_record_feed(p_vendor text, p_member_id bigint, p_currency text, p_action jsonb)
returns boolean language plpgsql as $$
declare
  v_player vendors_players;
  v_amount bigint := (p_action ->> 'amountMinor')::bigint;
  v_at timestamptz := to_timestamp((p_action ->> 'at')::numeric / 1000);
  v_bet vendors_operations;
  v_win vendors_operations;
  v_left bigint;
  v_kept vendors_operations;
begin
  perform pg_advisory_xact_lock(hashtextextended('vendors:' || p_member_id, 0));
  select * into v_player from vendors_players where vendor = p_vendor and member_id = p_member_id;
  if not found or v_player.asset <> p_currency then return false; end if;
  perform 1 from vendors_operations
   where vendor = p_vendor and transaction_id = p_action ->> 'transactionId' and kind = p_action ->> 'kind';
  if found then return false; end if;
  if p_action ->> 'kind' = 'bet' then
    v_kept := vendors_keep(v_player, p_action, 'OK', v_amount, 0, v_at, 'open', null);
    perform vendors_publish_bet(v_kept, p_action ->> 'detailUrl');
    return true;
  end if;
  select * into v_bet from vendors_operations
   where vendor = p_vendor and member_id = p_member_id and kind = 'bet'
     and (transaction_id = p_action ->> 'reference' or round_id = p_action ->> 'roundId')
   order by transaction_id is distinct from p_action ->> 'reference', id desc limit 1;
  if p_action ->> 'kind' = 'rollback' and v_bet.transaction_id is distinct from p_action ->> 'reference' then
    select * into v_win from vendors_operations
     where vendor = p_vendor and member_id = p_member_id and kind = 'win'
       and transaction_id = p_action ->> 'reference';
    if found then v_bet := vendors_bet_of(v_win);
    -- Another bet of the round is not the one that was rolled back.
    elsif p_action ->> 'reference' is not null then return false; end if;
  end if;
  if v_bet.id is null then return false; end if;
  perform vendors_keep(v_player, case p_action ->> 'kind' when 'rollback' then p_action
      else p_action || jsonb_build_object('reference', v_bet.transaction_id) end, 'OK', v_amount, 0, v_at, null, v_bet);
  if v_win.id is not null then
    if v_win.rolled_back_at is not null then return true; end if;
    update vendors_operations set rolled_back_at = clock_timestamp() where id = v_win.id;
    v_left := greatest(v_bet.win_minor - v_win.amount_minor, 0);
    perform vendors_settle_bet(v_bet, case when v_bet.rolled_back_at is not null then 'refunded'
      when v_left > 0 then 'won' else 'lost' end, v_left);
    return true;
  end if;
  if v_bet.rolled_back_at is not null then return true; end if;
  if p_action ->> 'kind' = 'rollback' then
    perform vendors_settle_bet(v_bet, 'refunded', v_bet.win_minor);
  else
    perform vendors_settle_bet(v_bet, case when v_bet.win_minor + v_amount > 0 then 'won' else 'lost' end,
      v_bet.win_minor + v_amount);
  end if;
  return true;
end $$;
