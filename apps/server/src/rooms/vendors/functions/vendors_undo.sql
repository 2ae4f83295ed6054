-- Undoes a bet or a win by the vendor's id; the amount comes from our row. The rollback of an unknown operation is
-- stored, so that the bet takes nothing when it arrives. A win that is undone is taken from the member's balance, and
-- the rest becomes a debt.
create or replace function vendors_undo(p_player vendors_players, p_action jsonb, p_policy jsonb)
returns vendors_operations language plpgsql as $$
declare
  v_key text := 'vendor:' || p_player.vendor || ':undo:' || (p_action ->> 'reference');
  v_house text := 'house:' || p_player.asset;
  v_done vendors_operations;
  v_bet vendors_operations;
  v_outcome text := 'OK';
  v_amount bigint := 0;
begin
  select * into v_done from vendors_operations
   where vendor = p_player.vendor and transaction_id = p_action ->> 'reference'
     and kind = coalesce(p_action ->> 'undoes', kind) and kind in ('bet', 'win')
   order by kind limit 1;
  if not found then
    v_outcome := p_policy ->> 'unknownRollback';
    insert into vendors_parked (vendor, kind, transaction_id, member_id, reference, round_id, amount_minor, outcome)
    values (p_player.vendor, 'rollback', p_action ->> 'transactionId', p_player.member_id, p_action ->> 'reference',
            p_action ->> 'roundId', 0, 'TX_NOT_FOUND')
    on conflict do nothing;
  elsif v_done.member_id <> p_player.member_id then
    perform vendors_reject('TX_NOT_FOUND');
  elsif v_done.rolled_back_at is not null then
    v_outcome := p_policy ->> 'secondRollback';
  elsif v_done.kind = 'bet' then
    if v_done.win_minor > 0 and not (p_policy ->> 'undoesSettled')::boolean then
      perform vendors_reject('ALREADY_SETTLED');
    end if;
    v_amount := v_done.amount_minor;
    if v_amount > 0 then
      perform wallet_pay_bets(v_house, p_player.asset, 'refund', array[v_key || ':bet'], array[p_player.member_id],
        array[v_amount], array[v_done.bonus_minor], array[v_done.id::text]);
    end if;
    perform vendors_settle_bet(v_done, 'refunded', v_done.win_minor);
  else
    if not (p_policy ->> 'undoesWins')::boolean then perform vendors_reject('BAD_REQUEST'); end if;
    v_amount := v_done.amount_minor;
    perform vendors_unpay(v_done);
  end if;
  return vendors_keep(p_player, p_action, v_outcome, v_amount,
    vendors_balance(p_player, coalesce(v_done.product, p_action ->> 'product'),
      coalesce(v_done.game_id, p_action ->> 'gameId')), clock_timestamp(), null, v_done);
end $$;
