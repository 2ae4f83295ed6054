import { formatMinor } from '@fairlot/money';
import { nameWrong } from '../../platform/books/index.ts';
import { type Executor, sql } from '../../platform/db/index.ts';

/**
 * Audits the ledger: the sum over all accounts is zero per asset, every stored balance equals its transfers, and the
 * balances stored with an account's transfers form an unbroken chain.
 * @returns sentences that name the accounts that are wrong; empty when the books are correct
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

function balances(executor: Executor): Promise<string[]> {
  const wrong = sql<{ code: string; stored: bigint; computed: bigint }>`
    with sides as (
      select credit_account as account, amount_minor as amount from wallet_transfers
      union all select debit_account, -amount_minor from wallet_transfers
    )
    select a.code, a.balance_minor as stored, coalesce(sum(s.amount), 0)::bigint as computed
      from wallet_accounts a left join sides s on s.account = a.id
     where a.balance_minor is not null
     group by a.id having a.balance_minor <> coalesce(sum(s.amount), 0) order by a.code`;
  return nameWrong(
    executor,
    wrong,
    ({ code, stored, computed }) =>
      `account ${code} stores ${formatMinor(stored)}, its transfers give ${formatMinor(computed)}`,
  );
}

function chains(executor: Executor): Promise<string[]> {
  const wrong = sql<{ code: string; id: bigint }>`
    with sides as (
      select id, credit_account as account, amount_minor as amount, credit_balance_minor as after from wallet_transfers
      union all select id, debit_account, -amount_minor, debit_balance_minor from wallet_transfers
    ), chained as (
      select s.*, a.code, sum(s.amount) over (partition by s.account order by s.id) as expected
        from sides s join wallet_accounts a on a.id = s.account where a.balance_minor is not null
    )
    select code, min(id) as id from chained where after is distinct from expected group by code order by code`;
  return nameWrong(executor, wrong, reportBroken);
}

function reportBroken({ code, id }: { code: string; id: bigint }): string {
  return `account ${code}: transfer ${id} keeps a wrong balance after it`;
}

/** Number of transfers that `auditRecent` checks: more than occur between two runs, except on the busiest days. */
const RECENT = 100_000n;

/**
 * Audits the chains of the newest transfers, from the balances before them to the balances that their accounts store
 * now. Its cost does not grow with the ledger.
 * @param most number of transfers to check
 * @returns sentences that name the accounts that are wrong; empty when their books are correct
 */
export async function auditRecent(executor: Executor, most = RECENT): Promise<string[]> {
  const { newest } = await executor.one(sql<{ newest: bigint | null }>`select max(id) as newest from wallet_transfers`);
  const behind = (newest ?? 0n) - most;
  // Bounded on both sides, so that a plan made without the values also expects only part of the ledger.
  const isRecent = sql`id > ${behind}::bigint and id <= ${BEYOND}::bigint`;
  const wrong = sql<{ code: string; id: bigint }>`
    with sides as (
      select id, credit_account as account, amount_minor as amount, credit_balance_minor as after
        from wallet_transfers where ${isRecent}
      union all
      select id, debit_account, -amount_minor, debit_balance_minor from wallet_transfers where ${isRecent}
    ), chained as (
      select s.*, a.code, a.balance_minor as stored, lag(s.after) over steps as before,
             row_number() over steps = 1 as is_first, lead(s.id) over steps is null as is_last
        from sides s join wallet_accounts a on a.id = s.account where a.balance_minor is not null
      window steps as (partition by s.account order by s.id)
    ), reported as (
      select c.*, former.after as former from chained c left join lateral (
        select p.after from (
          (select t.id, t.credit_balance_minor as after from wallet_transfers t
            where c.is_first and t.credit_account = c.account and t.id < c.id order by t.id desc limit 1)
          union all
          (select t.id, t.debit_balance_minor from wallet_transfers t
            where c.is_first and t.debit_account = c.account and t.id < c.id order by t.id desc limit 1)) p
         order by p.id desc limit 1) former on true
    )
    select code, min(id) as id from reported
     where after is distinct from case when is_first then coalesce(former, 0) else before end + amount
        or is_last and after <> stored
     group by code order by code`;
  return nameWrong(executor, wrong, reportBroken);
}

/** Greater than any transfer id. */
const BEYOND = 2n ** 63n - 1n;
