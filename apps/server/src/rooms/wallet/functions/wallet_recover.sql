-- Repays debts out of a credit, for each of the accounts that have a debt. The caller holds both accounts of every
-- member. Keys are the keys of the credits with ':recovery' appended.
create or replace function wallet_recover(p_asset text, p_keys text[], p_available bigint[], p_credited bigint[])
returns void language plpgsql as $$
begin
  with due as (
    select c.key, a.id as available, a.balance_minor - least(c.credited, -r.balance_minor) as available_after,
           r.id as receivable, r.balance_minor + least(c.credited, -r.balance_minor) as receivable_after,
           least(c.credited, -r.balance_minor) as amount, a.code, r.code as receivable_code
      from unnest(p_keys, p_available, p_credited) as c(key, account, credited)
      join wallet_accounts a on a.id = c.account
      join wallet_accounts r on r.code = wallet_receivable_code(a.member_id, p_asset) and r.balance_minor < 0
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind,
                                  reference, debit_balance_minor, credit_balance_minor)
    select key || ':recovery', wallet_input_hash(code, receivable_code, p_asset, amount, 'adjust'), p_asset, available,
           receivable, amount, 'adjust', 'receivable', available_after, receivable_after
      from due
    returning debit_account, credit_account, debit_balance_minor, credit_balance_minor
  ), after as (
    select debit_account as account, debit_balance_minor as balance from made
    union all
    select credit_account, credit_balance_minor from made
  )
  update wallet_accounts a set balance_minor = after.balance from after where a.id = after.account;
end $$;
