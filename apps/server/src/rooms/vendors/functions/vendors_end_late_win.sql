-- Ends a held late win: pays it in the shares of its bet, or rejects it. The caller's transaction contains the
-- decision of two operators.
create or replace function vendors_end_late_win(p_id uuid, p_pays boolean) returns void language plpgsql as $$
declare
  v_late vendors_late_wins;
  v_bet vendors_operations;
  v_bonus bigint;
begin
  select * into v_late from vendors_late_wins where id = p_id;
  -- The lock that the vendor's calls about this member take.
  perform pg_advisory_xact_lock(hashtextextended('vendors:' || v_late.member_id, 0));
  update vendors_late_wins set state = case when p_pays then 'paid' else 'refused' end, decided_at = clock_timestamp()
   where id = p_id and state = 'held';
  if not found then perform vendors_reject('TX_NOT_FOUND'); end if;
  if not p_pays then return; end if;
  select * into strict v_bet from vendors_operations where id = v_late.bet_id;
  if v_bet.rolled_back_at is not null then perform vendors_reject('ALREADY_ROLLED_BACK'); end if;
  v_bonus := coalesce(vendors_bonus_win(v_bet, v_bet.win_minor + v_late.amount_minor)
    - vendors_bonus_win(v_bet, v_bet.win_minor), 0);
  perform wallet_pay_bets('house:' || v_bet.asset, v_bet.asset, 'win',
    array['vendor:' || v_late.vendor || ':win:' || v_late.transaction_id], array[v_late.member_id],
    array[v_late.amount_minor], array[v_bonus], array[v_bet.id::text]);
  perform vendors_settle_bet(v_bet, 'won', v_bet.win_minor + v_late.amount_minor);
end $$;
