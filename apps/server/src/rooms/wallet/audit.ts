import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../platform/db/index.ts';

/**
 * Proves the ledger: the sum over all accounts is zero per asset, every stored balance equals its transfers,
 * and the balances kept with the transfers of an account form one unbroken chain.
 * @returns sentences that name the accounts that are wrong; empty when the books are right
 */
export async function auditLedger(executor: Executor): Promise<string[]> {
  return [...(await sums(executor)), ...(await balances(executor)), ...(await chains(executor))];
}

async function sums(executor: Executor): Promise<string[]> {
  const wrong = await executor.rows(sql<{ asset: string; sum: bigint }>`
    with sides as (
      select credit_account as account, amount_minor as amount from wallet_transfers
      union all select debit_account, -amount_minor from wallet_transfers
    ), computed as (
      select a.asset, coalesce(a.balance_minor, (select coalesce(sum(amount), 0) from sides where account = a.id))
        as balance from wallet_accounts a
    )
    select asset, sum(balance)::bigint as sum from computed group by asset having sum(balance) <> 0`);
  return wrong.map(({ asset, sum }) => `all accounts of ${asset} together hold ${formatMinor(sum)}, expected 0.00`);
}

async function balances(executor: Executor): Promise<string[]> {
  const wrong = await executor.rows(sql<{ code: string; stored: bigint; computed: bigint }>`
    with sides as (
      select credit_account as account, amount_minor as amount from wallet_transfers
      union all select debit_account, -amount_minor from wallet_transfers
    )
    select a.code, a.balance_minor as stored, coalesce(sum(s.amount), 0)::bigint as computed
      from wallet_accounts a left join sides s on s.account = a.id
     where a.balance_minor is not null
     group by a.id having a.balance_minor <> coalesce(sum(s.amount), 0) order by a.code`);
  return wrong.map(
    ({ code, stored, computed }) =>
      `account ${code} stores ${formatMinor(stored)}, its transfers give ${formatMinor(computed)}`,
  );
}

async function chains(executor: Executor): Promise<string[]> {
  const wrong = await executor.rows(sql<{ code: string; id: bigint }>`
    with sides as (
      select id, credit_account as account, amount_minor as amount, credit_balance_minor as after from wallet_transfers
      union all select id, debit_account, -amount_minor, debit_balance_minor from wallet_transfers
    ), chained as (
      select s.*, a.code, sum(s.amount) over (partition by s.account order by s.id) as expected
        from sides s join wallet_accounts a on a.id = s.account where a.balance_minor is not null
    )
    select code, min(id) as id from chained where after is distinct from expected group by code order by code`);
  return wrong.map(({ code, id }) => `account ${code}: transfer ${id} keeps a wrong balance after it`);
}
