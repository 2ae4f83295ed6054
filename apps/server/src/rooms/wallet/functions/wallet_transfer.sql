-- Moves money once for an obligation. Returns the balance of the member's side after the transfer (debit side first),
-- null when no member takes part. The same key with the same input moves nothing again and returns the original
-- balance; with other input it is rejected. A credit to a member with a debt repays the debt first, and the returned
-- balance is the one after that. Members receive their changed balance in the same transaction.
create or replace function wallet_transfer(
  p_key text, p_debit text, p_credit text, p_asset text, p_amount bigint, p_kind text, p_reference text
) returns bigint language plpgsql as $$
declare
  v_hash text := wallet_input_hash(p_debit, p_credit, p_asset, p_amount, p_kind);
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_owing bigint;
  v_debit_after bigint;
  v_credit_after bigint;
  v_known wallet_transfers;
begin
  if p_amount <= 0 then raise exception 'amount must be positive'; end if;
  if p_credit like 'member:%:available' then
    select id into v_owing from wallet_accounts
     where code = wallet_receivable_code(split_part(p_credit, ':', 2)::bigint, p_asset);
  end if;
  -- Locks in the order of account ids, so that two transfers between the same accounts cannot deadlock.
  perform 1 from wallet_accounts where id in (v_debit, v_credit, v_owing) and balance_minor is not null
   order by id for update;
  -- Summed accounts are not locked. The lock of the key ensures that it is posted only once.
  if not found then perform pg_advisory_xact_lock(hashtextextended(p_key, 0)); end if;
  -- The member's first debt may have been committed meanwhile. Its account is locked last: only a transaction that
  -- holds the available account takes it.
  if v_owing is null and p_credit like 'member:%:available' then
    select id into v_owing from wallet_accounts
     where code = wallet_receivable_code(split_part(p_credit, ':', 2)::bigint, p_asset) for update;
  end if;

  select * into v_known from wallet_transfers where key = p_key;
  if found then
    if v_known.input_hash <> v_hash then raise exception 'idempotency.conflict' using errcode = 'FL001'; end if;
    if v_owing is not null then
      select debit_balance_minor into v_credit_after from wallet_transfers where key = p_key || ':recovery';
    end if;
    return coalesce(v_known.debit_balance_minor, v_credit_after, v_known.credit_balance_minor);
  end if;

  -- Only accounts of members store a balance.
  if p_debit like 'member:%' then
    update wallet_accounts set balance_minor = balance_minor - p_amount
     where id = v_debit and balance_minor >= p_amount returning balance_minor into v_debit_after;
    if not found then raise exception 'balance.insufficient' using errcode = 'FL001'; end if;
  end if;
  if p_credit like 'member:%' then
    update wallet_accounts set balance_minor = balance_minor + p_amount
     where id = v_credit returning balance_minor into v_credit_after;
  end if;

  insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind, reference,
                                debit_balance_minor, credit_balance_minor)
  values (p_key, v_hash, p_asset, v_debit, v_credit, p_amount, p_kind, p_reference, v_debit_after, v_credit_after);
  if v_owing is not null then
    perform wallet_recover(p_asset, array[p_key], array[v_credit], array[p_amount]);
    select balance_minor into v_credit_after from wallet_accounts where id = v_credit;
  end if;
  if p_debit like 'member:%:available' then
    perform stream_add(split_part(p_debit, ':', 2)::bigint, 'balance',
      jsonb_build_object('sumBalance', wallet_amount(v_debit_after)));
  end if;
  if p_credit like 'member:%:available' then
    perform stream_add(split_part(p_credit, ':', 2)::bigint, 'balance',
      jsonb_build_object('sumBalance', wallet_amount(v_credit_after)));
  end if;
  return coalesce(v_debit_after, v_credit_after);
end $$;
