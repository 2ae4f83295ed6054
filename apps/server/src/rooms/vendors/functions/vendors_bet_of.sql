-- The bet of a win, or the win itself if it has none. The bet is found by the win's reference, otherwise it is the
-- last one of the round; bets whose wins contain the amount come first.
create or replace function vendors_bet_of(p_win vendors_operations) returns vendors_operations
language plpgsql stable as $$
declare
  v_bet vendors_operations := p_win;
begin
  if p_win.status is null then
    select * into v_bet from vendors_operations
     where vendor = p_win.vendor and member_id = p_win.member_id and kind = 'bet'
       and case when p_win.reference is null then round_id = p_win.round_id else transaction_id = p_win.reference end
     order by win_minor >= p_win.amount_minor desc, id desc limit 1;
  end if;
  return v_bet;
end $$;
