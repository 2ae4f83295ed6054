import { type Executor, type PageOfRows, type Place, readPage, sql } from '../../platform/db/index.ts';
import { bonusAccount, memberAccount } from './accounts.ts';

/** A name that a room contributes, such as bet; members see the name used on the wire. */
export type TransferKind = string;

/**
 * One movement of money. `key` identifies the obligation and is permanently unique. Amount in minor units, above zero.
 */
export interface Transfer {
  key: string;
  debit: string;
  credit: string;
  asset: string;
  amountMinor: bigint;
  kind: TransferKind;
  reference: string;
}

export interface Payment {
  key: string;
  memberId: bigint;
  amountMinor: bigint;
  reference: string;
}

/** A movement as its member sees it: `amountMinor` is negative when money left the account. */
export interface Movement {
  id: bigint;
  at: Date;
  kind: TransferKind;
  amountMinor: bigint;
  balanceAfterMinor: bigint;
  reference: string;
}

export interface MovementFilter {
  /** The movement is of bonus money instead of real money. */
  isBonus?: boolean;
  kind?: TransferKind | undefined;
  /** Inclusive start and exclusive end. */
  from?: Date | undefined;
  to?: Date | undefined;
}

export async function transfer(executor: Executor, t: Transfer): Promise<bigint | null> {
  return executor.value(
    sql<bigint | null>`
    select wallet_transfer(${t.key}, ${t.debit}, ${t.credit}, ${t.asset}, ${t.amountMinor}::bigint, ${t.kind},
      ${t.reference})`,
    { wakes: ['stream'] },
  );
}

export async function payMany(
  executor: Executor,
  debit: string,
  asset: string,
  kind: TransferKind,
  payments: readonly Payment[],
): Promise<number> {
  return executor.value(
    sql<number>`
    select wallet_pay_many(${debit}, ${asset}, ${kind}, ${payments.map((p) => p.key)}::text[],
      ${payments.map((p) => p.memberId)}::bigint[],
      ${payments.map((p) => p.amountMinor)}::bigint[], ${payments.map((p) => p.reference)}::text[])`,
    { wakes: ['stream'] },
  );
}

export async function balanceOf(executor: Executor, code: string): Promise<bigint> {
  return executor.value(sql<bigint>`select wallet_balance(${code})`);
}

/** A member's available balance and bonus money, minor units. */
export function moneyOf(
  executor: Executor,
  memberId: bigint,
  asset: string,
): Promise<{ availableMinor: bigint; bonusMinor: bigint }> {
  return executor.one(sql`
    select wallet_balance(${memberAccount(memberId, asset)}) as "availableMinor",
           wallet_balance(${bonusAccount(memberId, asset)}) as "bonusMinor"`);
}

/** The house balance of every asset, minor units. */
export function houseBalances(executor: Executor): Promise<{ asset: string; balanceMinor: bigint }[]> {
  return executor.rows(sql`
    select asset, wallet_balance(code) as "balanceMinor" from wallet_accounts where code = 'house:' || asset
      order by asset`);
}

/** Members' total money in an asset, minor units. */
export function owedOf(
  executor: Executor,
  asset: string,
): Promise<{ availableMinor: bigint; heldMinor: bigint; bonusMinor: bigint }> {
  const sumOf = (account: string) => sql`
    coalesce(sum(balance_minor) filter (where code like ${`%:${account}`}), 0)::bigint`;
  return executor.one(sql`
    select ${sumOf('available')} as "availableMinor", ${sumOf('held')} as "heldMinor", ${sumOf('bonus')} as "bonusMinor"
      from wallet_accounts where member_id is not null and asset = ${asset}`);
}

export async function memberBalances(
  executor: Executor,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; asset: string; balanceMinor: bigint }[]> {
  return executor.rows(sql`
    select member_id as "memberId", asset, balance_minor as "balanceMinor" from wallet_accounts
     where member_id = any(${memberIds}::bigint[]) and code like '%:available'`);
}

/** The account whose movements a filter selects. */
export const accountOf = (memberId: bigint, asset: string, { isBonus = false }: MovementFilter): string =>
  isBonus ? bonusAccount(memberId, asset) : memberAccount(memberId, asset);

/**
 * The transfers `t` of an account that a filter selects. Only conditions of the filter are in the statement: an
 * optional one (`$1 is null or ...`) would hide its selectivity.
 */
export function isSelected({ kind, from, to }: MovementFilter) {
  const parts = [sql`true`];
  if (kind !== undefined) parts.push(sql`t.kind = ${kind}`);
  if (from !== undefined) parts.push(sql`t.created_at >= ${from}::timestamptz`);
  if (to !== undefined) parts.push(sql`t.created_at < ${to}::timestamptz`);
  return sql.join(parts, sql` and `);
}

/** Movements of a member's available balance, or of bonus money, newest first. */
export async function movements(
  executor: Executor,
  memberId: bigint,
  asset: string,
  filter: MovementFilter & Place,
): Promise<PageOfRows<Movement>> {
  const code = accountOf(memberId, asset, filter);
  const account = await executor.first(sql<{ id: bigint }>`select id from wallet_accounts where code = ${code}`);
  if (account === undefined) return { list: [], totalPages: 0 };
  // Reads each side through its own index and merges them in id order.
  const from = sql`(
    select id, created_at, kind, reference, -amount_minor as amount, debit_balance_minor as balance
      from wallet_transfers where debit_account = ${account.id}::bigint
     union all
    select id, created_at, kind, reference, amount_minor, credit_balance_minor
      from wallet_transfers where credit_account = ${account.id}::bigint) t`;
  const columns = sql`
    t.id, t.created_at as at, t.kind, t.reference, t.amount as "amountMinor", t.balance as "balanceAfterMinor"`;
  const where = isSelected(filter);
  return readPage(executor, { columns, from, where, key: [{ column: sql`t.id`, type: 'bigint' }] }, filter);
}
