-- Writes transfers in the given order and updates the accounts, in two statements whatever their number. An account may
-- take part in several transfers, on either side. The caller holds the members' accounts, and has checked that they
-- cover the amounts and that no key is in the ledger yet.
create or replace function wallet_post_many(
  p_asset text, p_kind text, p_keys text[], p_debits bigint[], p_credits bigint[], p_amounts bigint[],
  p_references text[]
) returns void language plpgsql as $$
begin
  with items as (
    select * from unnest(p_keys, p_debits, p_credits, p_amounts, p_references) with ordinality
             as i(key, debit, credit, amount, reference, ord)
  ), sides as (
    select ord, 1 as side, debit as account, -amount as amount from items
    union all
    select ord, 2, credit, amount from items
  ), kept as (
    select s.ord, s.side, s.amount, a.id,
           a.balance_minor + sum(s.amount) over (partition by a.id order by s.ord, s.side)::bigint as balance
      from sides s join wallet_accounts a on a.id = s.account and a.balance_minor is not null
  ), made as (
    insert into wallet_transfers (key, input_hash, asset, debit_account, credit_account, amount_minor, kind,
                                  reference, debit_balance_minor, credit_balance_minor)
    select i.key, wallet_input_hash(d.code, c.code, p_asset, i.amount, p_kind), p_asset, d.id, c.id, i.amount, p_kind,
           i.reference, k.balance, l.balance
      from items i
      join wallet_accounts d on d.id = i.debit
      join wallet_accounts c on c.id = i.credit
      left join kept k on k.ord = i.ord and k.side = 1
      left join kept l on l.ord = i.ord and l.side = 2
     order by i.ord
  )
  update wallet_accounts a set balance_minor = a.balance_minor + s.amount
    from (select id, sum(amount)::bigint as amount from kept group by id) s where a.id = s.id;
end $$;
