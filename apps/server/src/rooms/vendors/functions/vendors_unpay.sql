-- Takes a win that is undone from its member, in the shares of its bet, and off that bet. What free rounds won as bonus
-- money was not paid, so that it is left out when their wins are added up, or taken off the bonus that they became.
create or replace function vendors_unpay(p_win vendors_operations) returns void language plpgsql as $$
declare
  v_bet vendors_operations := p_win;
  v_left bigint;
begin
  if p_win.status is null then
    select * into v_bet from vendors_operations
     where vendor = p_win.vendor and member_id = p_win.member_id and kind = 'bet'
       and case when p_win.reference is null then round_id = p_win.round_id else transaction_id = p_win.reference end
       and win_minor >= p_win.amount_minor
     order by id desc limit 1;
    update vendors_operations set rolled_back_at = clock_timestamp() where id = p_win.id;
  end if;
  v_left := v_bet.win_minor - p_win.amount_minor;
  if p_win.kind = 'win' and p_win.bonus_minor > 0 then
    perform vendors_keep_free_win(p_win.vendor, p_win.member_id, p_win.reference);
  elsif p_win.amount_minor > 0 then
    perform wallet_reverse_bets('house:' || p_win.asset, p_win.asset,
      array['vendor:' || p_win.vendor || ':undo:' || p_win.transaction_id || ':win'], array[p_win.member_id],
      array[p_win.amount_minor],
      array[coalesce(vendors_bonus_win(v_bet, v_bet.win_minor) - vendors_bonus_win(v_bet, v_left), 0)],
      array[coalesce(v_bet.id, p_win.id)::text]);
  end if;
  perform vendors_settle_bet(v_bet, case
    when p_win.status is not null or v_bet.rolled_back_at is not null then 'refunded'
    when v_left > 0 then 'won' else 'lost' end, v_left);
end $$;
