import { type Executor, sql } from '../../platform/db/index.ts';
import { memberAccount } from './accounts.ts';

/** Two transfers of a member's available balance, by their keys; both are excluded. */
export interface MoneyPeriod {
  /** Undefined: from the first transfer on. */
  after: string | undefined;
  before: string;
  /** Maximum number of movements read, the newest. */
  most: number;
}

/** Explains a change of the available balance, minor units: `beforeMinor` plus all sums equals `afterMinor`. */
export interface MovedMoney {
  beforeMinor: bigint;
  afterMinor: bigint;
  /** By kind; negative where more money left than arrived. */
  sums: { kind: string; amountMinor: bigint }[];
  /** Time of the first movement read if there were more than the maximum; null if all were read. */
  partSince: Date | null;
}

/** Sums of the movements between two transfers, read from the indexes of both sides. */
export async function movedBetween(
  executor: Executor,
  memberId: bigint,
  asset: string,
  { after, before, most }: MoneyPeriod,
): Promise<MovedMoney> {
  const account = sql`(select id from wallet_accounts where code = ${memberAccount(memberId, asset)})`;
  const idOf = (key: string | null) => sql`(select id from wallet_transfers where key = ${key})`;
  const between = sql`
    t.id > coalesce(${idOf(after ?? null)}, 0) and t.id < ${idOf(before)}
      order by t.id desc limit ${most + 1}::int`;
  const { sums, count, oldestAt, startMinor, endMinor } = await executor.one(sql<{
    sums: Record<string, string> | null;
    count: number;
    oldestAt: Date | null;
    startMinor: bigint | null;
    endMinor: bigint | null;
  }>`
    with moved as (
      (select t.id, t.created_at, t.kind, -t.amount_minor as amount, t.debit_balance_minor as balance
         from wallet_transfers t where t.debit_account = ${account} and ${between})
      union all
      (select t.id, t.created_at, t.kind, t.amount_minor, t.credit_balance_minor
         from wallet_transfers t where t.credit_account = ${account} and ${between})
    ), newest as (
      select * from moved order by id desc limit ${most}::int
    ), first as (
      select * from newest order by id limit 1
    )
    select (select jsonb_object_agg(kind, amount::text)
              from (select kind, sum(amount) as amount from newest group by kind) s) as sums,
           (select count(*)::int from moved) as count,
           (select created_at from first) as "oldestAt",
           (select balance - amount from first) as "startMinor",
           (select debit_balance_minor + amount_minor from wallet_transfers where key = ${before}) as "endMinor"`);
  const afterMinor = endMinor ?? 0n;
  return {
    beforeMinor: startMinor ?? afterMinor,
    afterMinor,
    sums: Object.entries(sums ?? {}).map(([kind, amount]) => ({ kind, amountMinor: BigInt(amount) })),
    partSince: count > most ? oldestAt : null,
  };
}
