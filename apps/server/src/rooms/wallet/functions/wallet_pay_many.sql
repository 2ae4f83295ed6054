-- Pays many members from one summed account in one set of statements, whatever their number. Members with a debt repay
-- it out of the payout. Keys that are already in the ledger are skipped, so a chunk may be repeated. Members receive
-- their new balance in the same transaction. Returns the number of transfers. The caller ensures that no other process
-- pays the same keys meanwhile.
create or replace function wallet_pay_many(
  p_debit text, p_asset text, p_kind text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[]
) returns int language plpgsql as $$
declare
  v_debit bigint := wallet_account(p_debit, p_asset);
  v_count int;
  v_recover_keys text[];
  v_recover_accounts bigint[];
  v_recover_amounts bigint[];
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct wallet_member_code(m, p_asset), p_asset, m, 0 from unnest(p_members) as m
  on conflict (code) do nothing;

  perform wallet_lock_members(p_members, p_asset);

  with items as (
    select i.key, i.amount, i.reference, i.ord, a.id as account, a.balance_minor as before
      from unnest(p_keys, p_members, p_amounts, p_references) with ordinality as i(key, member, amount, reference, ord)
      join wallet_accounts a on a.code = wallet_member_code(i.member, p_asset)
     where i.amount > 0 and not exists (select 1 from wallet_transfers t where t.key = i.key)
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind,
                                  reference, credit_balance_minor)
    select key,
           wallet_input_hash(p_debit, (select code from wallet_accounts where id = account), p_asset, amount, p_kind),
           p_asset, v_debit, account, amount, p_kind, reference,
           before + sum(amount) over (partition by account order by ord)
      from items order by ord
    returning key, credit_account, amount_minor
  ), sums as (
    select credit_account, sum(amount_minor)::bigint as amount, count(*) as n, min(key) as key
      from made group by credit_account
  ), paid as (
    update wallet_accounts a set balance_minor = a.balance_minor + s.amount from sums s where a.id = s.credit_account
    returning a.id, a.member_id, s.n, s.amount, s.key
  )
  select coalesce(sum(p.n), 0)::int, array_agg(p.key) filter (where r.id is not null),
         array_agg(p.id) filter (where r.id is not null),
         array_agg(p.amount) filter (where r.id is not null)
    into v_count, v_recover_keys, v_recover_accounts, v_recover_amounts
    from paid p
    left join wallet_accounts r on r.code = wallet_receivable_code(p.member_id, p_asset) and r.balance_minor < 0;
  if v_recover_keys is not null then
    perform wallet_recover(p_asset, v_recover_keys, v_recover_accounts, v_recover_amounts);
  end if;
  if v_count > 0 then perform wallet_publish_balances(p_members, p_asset); end if;
  return v_count;
end $$;
