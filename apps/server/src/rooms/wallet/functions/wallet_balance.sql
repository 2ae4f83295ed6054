-- Balance of any account: stored for members, summed for the others. Zero for an account that does not exist yet.
create or replace function wallet_balance(p_code text) returns bigint language sql stable as $$
  select coalesce((
    select coalesce(a.balance_minor,
      (select coalesce(sum(amount_minor), 0) from wallet_transfers where credit_account = a.id)
      - (select coalesce(sum(amount_minor), 0) from wallet_transfers where debit_account = a.id))
      from wallet_accounts a where a.code = p_code), 0)::bigint;
$$;
