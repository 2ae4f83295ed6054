-- Cancels a ticket before the sale closes: returns the stake to the member, releases its limits, leaves it out of the
-- Merkle tree, and ends its repetition. Returns the balance after it; a ticket that is already cancelled stays so.
-- Locks as a repeated sale does: the repetition first, and the ticket's row after the draw.
create or replace function lottery_cancel_ticket(p_member_id bigint, p_ticket_id uuid)
returns bigint language plpgsql as $$
declare
  v_ticket lottery_tickets;
  v_draw lottery_draws;
  v_game lottery_games;
  v_now timestamptz;
begin
  select * into v_ticket from lottery_tickets where id = p_ticket_id and member_id = p_member_id;
  if not found then raise exception 'not.found' using errcode = 'FL001'; end if;
  update lottery_follow_ups f set state = 'ended', end_reason = 'cancelled', ended_at = clock_timestamp()
    from lottery_follow_up_tickets b
   where b.ticket_id = p_ticket_id and f.id = b.follow_up_id and f.state = 'active';
  select * into strict v_draw from lottery_draws where id = v_ticket.draw_id;
  select * into strict v_game from lottery_games where code = v_draw.game_code;
  perform pg_advisory_xact_lock_shared(lottery_draw_key(v_draw.id));
  select * into strict v_ticket from lottery_tickets where id = p_ticket_id for no key update;
  if v_ticket.status = 'cancelled' then
    return wallet_balance(wallet_member_code(p_member_id, v_ticket.asset));
  end if;
  if not v_game.cancellable then raise exception 'cancel.refused' using errcode = 'FL001'; end if;
  select * into strict v_draw from lottery_draws where id = v_draw.id;
  v_now := clock_timestamp();
  if v_ticket.status <> 'open' or v_draw.state <> 'open' or v_now >= v_draw.lock_at then
    raise exception 'draw.closed' using errcode = 'FL001';
  end if;

  perform wallet_pay_bets(lottery_escrow(v_draw.game_code, v_draw.numero, v_ticket.asset), v_ticket.asset, 'refund',
    array['ticket:' || p_ticket_id || ':cancel'], array[p_member_id], array[v_ticket.total_minor],
    array[v_ticket.bonus_minor], array[p_ticket_id::text]);
  update lottery_member_stakes m set stake_minor = m.stake_minor - s.freed
    from (select coalesce(l.play, '') as play, coalesce(l.picks, '') as picks, sum(l.price_minor)::bigint as freed
            from lottery_lines l where l.ticket_id = p_ticket_id
           group by rollup (l.play, l.picks)) s
   where m.draw_id = v_draw.id and m.member_id = p_member_id and m.play = s.play and m.picks = s.picks
     and m.stake_minor >= s.freed;
  update lottery_liability b set liability_minor = b.liability_minor - s.freed
    from (select l.play, l.picks,
                 sum(lottery_payout(l.unit_stake_minor, l.odds, coalesce(l.top_hits, 1)))::bigint as freed
            from lottery_lines l where l.ticket_id = p_ticket_id group by l.play, l.picks) s
   where v_ticket.asset <> 'FUN' and b.draw_id = v_draw.id and b.play = s.play and b.picks = s.picks
     and b.shard = lottery_shard(p_member_id) and b.liability_minor >= s.freed;
  update lottery_pool_stakes b set stake_minor = b.stake_minor - s.freed
    from (select sum(l.price_minor)::bigint as freed from lottery_lines l
           where l.ticket_id = p_ticket_id
             and l.play = any(lottery_pool_plays(v_draw.game_code, v_draw.rules_version))) s
   where b.draw_id = v_draw.id and b.asset = v_ticket.asset and b.shard = lottery_shard(p_member_id)
     and b.stake_minor >= s.freed;
  update lottery_tickets set status = 'cancelled', win_minor = 0, settled_at = v_now, outcome_version = 1
   where id = p_ticket_id;

  perform outbox_add('bet.settled', null, lottery_bet_game(v_draw.game_code, v_draw.numero, v_ticket.asset)
    || jsonb_build_object('bets', jsonb_build_array(jsonb_build_object('betId', p_ticket_id,
      'memberId', p_member_id::text, 'userName', v_ticket.user_name, 'version', 1, 'at', lottery_epoch_ms(v_now),
      'status', 'cancelled', 'winMinor', '0', 'bonusWinMinor', '0'))));
  return wallet_balance(wallet_member_code(p_member_id, v_ticket.asset));
end $$;
