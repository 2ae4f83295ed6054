import { type Executor, sql } from '../../platform/db/index.ts';
import { bonusAccount, memberAccount } from './accounts.ts';
import type { TransferKind } from './repository.ts';

/** What of a span of time one account of a member did, minor units. */
export interface StatementSums {
  openingMinor: bigint;
  inMinor: bigint;
  outMinor: bigint;
  closingMinor: bigint;
  movements: number;
}

export interface StatementRow {
  id: bigint;
  at: Date;
  kind: TransferKind;
  reference: string;
  /** Whether bonus money moved, which is kept apart. */
  isBonus: boolean;
  /** Negative when money left the account. */
  amountMinor: bigint;
  balanceAfterMinor: bigint;
}

export interface Statement {
  real: StatementSums;
  bonus: StatementSums;
  /** Oldest first, in batches; each batch is one short query, so that a slow reader holds nothing. */
  rows(): AsyncGenerator<StatementRow[]>;
}

const BATCH = 1000;

/**
 * Movements of real and of bonus money between two instants, the second one not included. It has to lie in the past, so
 * that sums and rows agree.
 */
export async function readStatement(
  executor: Executor,
  memberId: bigint,
  asset: string,
  span: { from: Date; to: Date },
): Promise<Statement> {
  const [real, bonus] = await Promise.all([
    sumsOf(executor, memberAccount(memberId, asset), span),
    sumsOf(executor, bonusAccount(memberId, asset), span),
  ]);
  return { real, bonus, rows: () => rowsOf(executor, memberId, asset, span) };
}

/** Every transfer of an account is a credit or a debit of it; each half has its index. */
const sides = (account: string, where: ReturnType<typeof sql>) => sql`
  select t.id, t.created_at, t.kind, t.reference, t.amount_minor as amount, t.credit_balance_minor as balance
    from wallet_transfers t
   where t.credit_account = (select id from wallet_accounts where code = ${account}) and ${where}
  union all
  select t.id, t.created_at, t.kind, t.reference, -t.amount_minor, t.debit_balance_minor from wallet_transfers t
   where t.debit_account = (select id from wallet_accounts where code = ${account}) and ${where}`;

async function sumsOf(executor: Executor, account: string, { from, to }: { from: Date; to: Date }) {
  const within = sql`t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz`;
  const before = sql`t.created_at < ${from}::timestamptz`;
  const sums = await executor.one(sql<Omit<StatementSums, 'closingMinor'>>`
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "inMinor",
           coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "outMinor", count(*)::int as movements,
           coalesce((select balance from (${sides(account, before)}) b order by id desc limit 1), 0)::bigint
             as "openingMinor"
      from (${sides(account, within)}) m`);
  return { ...sums, closingMinor: sums.openingMinor + sums.inMinor - sums.outMinor };
}

async function* rowsOf(
  executor: Executor,
  memberId: bigint,
  asset: string,
  { from, to }: { from: Date; to: Date },
): AsyncGenerator<StatementRow[]> {
  // A transfer between real and bonus money stands in both accounts: two rows of one id, real money first.
  let [afterId, afterBonus] = [0n, true];
  for (;;) {
    const next = sql`t.id >= ${afterId}::bigint
      and t.created_at >= ${from}::timestamptz and t.created_at < ${to}::timestamptz`;
    const one = (account: string, isBonus: boolean) => sql`
      (select id, created_at as at, kind, reference, ${isBonus}::boolean as "isBonus", amount as "amountMinor",
              balance as "balanceAfterMinor"
         from (${sides(account, next)}) s
        where (id, ${isBonus}::boolean) > (${afterId}::bigint, ${afterBonus}::boolean)
        order by id limit ${BATCH}::int)`;
    const rows = await executor.rows(sql<StatementRow>`
      select * from (${one(memberAccount(memberId, asset), false)}
        union all ${one(bonusAccount(memberId, asset), true)}) m
       order by id, "isBonus" limit ${BATCH}::int`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < BATCH) return;
    [afterId, afterBonus] = [last.id, last.isBonus];
  }
}
