-- Moves the stake of a bet to a summed account: real money first, then bonus money if the terms of the active bonus
-- allow it. A stake of both kinds is two transfers, the second with ':bonus' appended to its key, and the proportion
-- is stored for the payout. Returns the member's available balance afterwards and the bonus money in the stake. If
-- real money is not enough and the terms exclude bonus money, the stake is rejected with the reason. A repeated bet
-- moves nothing. A bet paid only with real money takes a shorter path: wallet_transfer without the parts that a stake
-- never needs.
create or replace function wallet_stake(
  p_key text, p_member_id bigint, p_asset text, p_credit text, p_amount bigint, p_kind text, p_bet text,
  p_product text, p_game text, out balance bigint, out bonus_minor bigint
) language plpgsql as $$
declare
  v_available text := wallet_member_code(p_member_id, p_asset);
  v_hash text := wallet_input_hash(v_available, p_credit, p_asset, p_amount, p_kind);
  v_debit bigint;
  v_credit bigint;
  v_known record;
  v_bonus bigint;
  v_terms wallet_bonuses;
begin
  if p_amount <= 0 or p_credit like 'member:%' then
    raise exception 'a stake is above zero and leaves the member';
  end if;
  -- Locked from here on, so that no other bet of the member spends the balance that this one reads.
  select a.id, a.balance_minor, c.id into v_debit, balance, v_credit
    from wallet_accounts a left join wallet_accounts c on c.code = p_credit and c.asset = p_asset
   where a.code = v_available for update of a;
  if v_debit is null then raise exception 'balance.insufficient' using errcode = 'FL001'; end if;

  -- A separate statement, so that it sees what another transaction committed while this one waited.
  select t.input_hash, t.debit_balance_minor, s.stake_minor, s.bonus_minor into v_known
    from (values (1)) as one
    left join wallet_transfers t on t.key = p_key
    left join wallet_bonus_stakes s on s.bet = p_bet;
  bonus_minor := coalesce(v_known.bonus_minor, 0);
  if v_known.stake_minor <> p_amount or v_known.stake_minor is null and v_known.input_hash <> v_hash then
    raise exception 'idempotency.conflict' using errcode = 'FL001';
  end if;
  if v_known.stake_minor is not null then return; end if;
  if v_known.input_hash is not null then
    balance := v_known.debit_balance_minor;
    return;
  end if;

  if balance >= p_amount then
    balance := balance - p_amount;
    update wallet_accounts set balance_minor = balance_minor - p_amount where id = v_debit;
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference,
                                  debit_balance_minor)
    values (p_key, v_hash, p_asset, v_debit, coalesce(v_credit, wallet_account(p_credit, p_asset)), p_amount, p_kind,
            p_bet, balance);
    perform stream_add(p_member_id, 'balance', jsonb_build_object('sumBalance', wallet_amount(balance)));
    return;
  end if;

  select a.balance_minor into v_bonus from wallet_accounts a
   where a.code = wallet_bonus_code(p_member_id, p_asset) for update;
  if v_bonus > 0 and balance + v_bonus >= p_amount then
    select * into v_terms from wallet_bonuses
     where member_id = p_member_id and asset = p_asset and state = 'running';
  end if;
  if v_terms.bonus is null then raise exception 'balance.insufficient' using errcode = 'FL001'; end if;
  perform wallet_check_terms(v_terms, p_amount, p_product, p_game);

  bonus_minor := p_amount - balance;
  if balance > 0 then
    balance := wallet_transfer(p_key, v_available, p_credit, p_asset, balance, p_kind, p_bet);
  end if;
  insert into wallet_bonus_stakes (bet, bonus, stake_minor, bonus_minor)
  values (p_bet, v_terms.bonus, p_amount, bonus_minor);
  perform wallet_post_many(p_asset, p_kind, array[p_key || ':bonus'],
    array[wallet_account(wallet_bonus_code(p_member_id, p_asset), p_asset)],
    array[wallet_account(p_credit, p_asset)], array[bonus_minor], array[p_bet]);
  perform wallet_publish_bonuses(array[p_member_id], p_asset);
end $$;
