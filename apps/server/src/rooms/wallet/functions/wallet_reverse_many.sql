-- Takes amounts back from many members into one summed account, in one set of statements: from the available balance
-- first, the rest as a debt (key with ':receivable' appended). Keys that are already in the ledger are skipped, so a
-- chunk may be repeated. Returns the number of obligations that it reversed. The caller ensures that no other process
-- takes the same keys meanwhile.
create or replace function wallet_reverse_many(
  p_credit text, p_asset text, p_keys text[], p_members bigint[], p_amounts bigint[], p_references text[]
) returns int language plpgsql as $$
declare
  v_credit bigint := wallet_account(p_credit, p_asset);
  v_count int;
begin
  insert into wallet_accounts (code, asset, member_id, balance_minor)
  select distinct c.code, p_asset, m, 0 from unnest(p_members) as m
    cross join lateral (values (wallet_member_code(m, p_asset)), (wallet_receivable_code(m, p_asset))) as c(code)
  on conflict (code) do nothing;

  perform wallet_lock_members(p_members, p_asset);

  with items as (
    select i.key, i.amount, i.reference, i.ord, a.id as available, a.code, a.balance_minor as before,
           r.id as receivable, r.code as receivable_code, r.balance_minor as owed,
           sum(i.amount) over (partition by i.member order by i.ord)::bigint as total
      from unnest(p_keys, p_members, p_amounts, p_references) with ordinality as i(key, member, amount, reference, ord)
      join wallet_accounts a on a.code = wallet_member_code(i.member, p_asset)
      join wallet_accounts r on r.code = wallet_receivable_code(i.member, p_asset)
     where i.amount > 0
       and not exists (select 1 from wallet_transfers t where t.key in (i.key, i.key || ':receivable'))
  ), parts as (
    -- Earlier items have already taken total - amount from the available balance.
    select *, least(total, before) - least(total - amount, before) as taken from items
  ), sides as (
    select key, code, available as account, taken as part, before - least(total, before) as balance, reference, ord,
           1 as side
      from parts where taken > 0
    union all
    select key || ':receivable', receivable_code, receivable, amount - taken, owed - greatest(total - before, 0),
           reference, ord, 2
      from parts where amount > taken
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind,
                                  reference, debit_balance_minor)
    select key, wallet_input_hash(code, p_credit, p_asset, part, 'adjust'), p_asset, account, v_credit, part, 'adjust',
           reference, balance
      from sides order by ord, side
    returning debit_account, amount_minor
  ), sums as (
    select debit_account, sum(amount_minor)::bigint as amount from made group by debit_account
  ), changed as (
    update wallet_accounts a set balance_minor = a.balance_minor - s.amount
      from sums s where a.id = s.debit_account returning a.id
  )
  select (select count(*) from parts)::int into v_count where (select count(*) from changed) >= 0;
  if v_count > 0 then perform wallet_publish_balances(p_members, p_asset); end if;
  return v_count;
end $$;
