-- Takes a win that is undone off the bet that it belonged to.
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
  perform vendors_settle_bet(v_bet, case
    when p_win.status is not null or v_bet.rolled_back_at is not null then 'refunded'
    when v_left > 0 then 'won' else 'lost' end, v_left);
end $$;
