-- Takes the stake of a bet: real money first, then bonus money as the terms of the running bonus allow. Where both take
-- part these are two transfers, the second with ':bonus' behind its key, and the proportion is kept for what the bet
-- brings. Returns what the member has available after it, and how much of the stake was bonus money. A stake that real
-- money does not cover is refused with the reason when the terms keep bonus money out of it. The same bet again moves
-- nothing. A bet of real money alone costs one look-up beside its transfer.
create or replace function wallet_stake(
  p_key text, p_member_id bigint, p_asset text, p_credit text, p_amount bigint, p_kind text, p_bet text,
  p_product text, p_game text, out balance bigint, out bonus_minor bigint
) language plpgsql as $$
declare
  v_available text := wallet_member_code(p_member_id, p_asset);
  v_staked bigint;
  v_bonus bigint;
  v_terms wallet_bonuses;
begin
  -- Held from here on, so that no other bet of the member takes what this one sees.
  select a.balance_minor, s.stake_minor, coalesce(s.bonus_minor, 0) into balance, v_staked, bonus_minor
    from wallet_accounts a left join wallet_bonus_stakes s on s.bet = p_bet
   where a.code = v_available for update of a;
  if v_staked is not null then
    if v_staked <> p_amount then raise exception 'idempotency.conflict' using errcode = 'FL001'; end if;
    return;
  end if;
  if balance < p_amount then
    select a.balance_minor into v_bonus from wallet_accounts a
     where a.code = wallet_bonus_code(p_member_id, p_asset) for update;
    -- Known already when it was covered by real money.
    if v_bonus > 0 and balance + v_bonus >= p_amount
       and not exists (select 1 from wallet_transfers where key = p_key) then
      select * into v_terms from wallet_bonuses
       where member_id = p_member_id and asset = p_asset and state = 'running';
      perform wallet_check_terms(v_terms, p_amount, p_product, p_game);
    end if;
  end if;
  if v_terms.bonus is null then
    balance := wallet_transfer(p_key, v_available, p_credit, p_asset, p_amount, p_kind, p_bet);
    bonus_minor := 0;
    return;
  end if;

  bonus_minor := p_amount - balance;
  if balance > 0 then
    balance := wallet_transfer(p_key, v_available, p_credit, p_asset, balance, p_kind, p_bet);
  end if;
  insert into wallet_bonus_stakes (bet, bonus, stake_minor, bonus_minor)
  values (p_bet, v_terms.bonus, p_amount, bonus_minor);
  perform wallet_post_many(p_asset, p_kind, array[p_key || ':bonus'],
    array[wallet_account(wallet_bonus_code(p_member_id, p_asset), p_asset)],
    array[wallet_account(p_credit, p_asset)], array[bonus_minor], array[p_bet]);
  perform wallet_tell_bonuses(array[p_member_id], p_asset);
end $$;
