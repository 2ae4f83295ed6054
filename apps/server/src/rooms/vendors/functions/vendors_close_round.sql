-- Ends a round of a member: bets without a win by now are lost. Returns their number. They are found by their round,
-- not by a scan of all open bets.
create or replace function vendors_close_round(p_vendor text, p_round_id text, p_member_id bigint)
returns int language plpgsql as $$
declare
  v_bet vendors_operations;
  v_count int := 0;
begin
  for v_bet in
    select * from vendors_operations
     where vendor = p_vendor and round_id = p_round_id and member_id = p_member_id and (status = 'open') is true
     order by id
  loop
    perform vendors_settle_bet(v_bet, 'lost', 0);
    v_count := v_count + 1;
  end loop;
  return v_count;
end $$;
