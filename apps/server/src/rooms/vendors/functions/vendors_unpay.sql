-- Takes an undone win from its member, in the shares of its bet, and subtracts it from that bet. Free rounds that won
-- bonus money were not paid, so their win is omitted from the total, or taken off the bonus that it became. A late win
-- that is held or was rejected was not paid either.
create or replace function vendors_unpay(p_win vendors_operations) returns void language plpgsql as $$
declare
  v_bet vendors_operations := vendors_bet_of(p_win);
  -- The part that an adjustment already took is not taken again.
  v_amount bigint := least(p_win.amount_minor, v_bet.win_minor);
  v_left bigint := v_bet.win_minor - v_amount;
begin
  if p_win.status is null then
    update vendors_operations set rolled_back_at = clock_timestamp() where id = p_win.id;
  end if;
  update vendors_late_wins set state = 'undone' where id = p_win.id and state in ('held', 'refused');
  if found then return; end if;
  if p_win.kind = 'win' and p_win.bonus_minor > 0 then
    perform vendors_keep_free_win(p_win.vendor, p_win.member_id, p_win.reference);
  elsif v_amount > 0 then
    perform wallet_reverse_bets('house:' || p_win.asset, p_win.asset,
      array['vendor:' || p_win.vendor || ':undo:' || p_win.transaction_id || ':win'], array[p_win.member_id],
      array[v_amount],
      array[coalesce(vendors_bonus_win(v_bet, v_bet.win_minor) - vendors_bonus_win(v_bet, v_left), 0)],
      array[coalesce(v_bet.id, p_win.id)::text]);
  end if;
  perform vendors_settle_bet(v_bet, case
    when p_win.status is not null or v_bet.rolled_back_at is not null then 'refunded'
    when v_left > 0 then 'won' else 'lost' end, v_left);
end $$;
