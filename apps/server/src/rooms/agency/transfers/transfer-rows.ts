import {
  type Executor,
  type ListKey,
  type PageOfRows,
  type Place,
  readPage,
  sql,
  type SqlPart,
  type Tx,
} from '../../../platform/db/index.ts';

/** Limits of transfers, minor units. */
export interface TransferTerms {
  minMinor: bigint;
  maxMinor: bigint;
  dailyMinor: bigint;
}

export interface SentTransfer {
  id: string;
  toId: bigint;
  account: string;
  depth: number;
  amountMinor: bigint;
  at: Date;
}

export async function findTransferTerms(executor: Executor, asset: string): Promise<TransferTerms | undefined> {
  return executor.first(sql<TransferTerms>`
    select min_minor as "minMinor", max_minor as "maxMinor", daily_minor as "dailyMinor"
      from agency_transfer_terms where asset = ${asset}`);
}

export async function writeTransferTerms(tx: Tx, asset: string, terms: TransferTerms): Promise<void> {
  await tx.run(sql`
    insert into agency_transfer_terms (asset, min_minor, max_minor, daily_minor)
    values (${asset}, ${terms.minMinor}::bigint, ${terms.maxMinor}::bigint, ${terms.dailyMinor}::bigint)
    on conflict (asset) do update set min_minor = excluded.min_minor, max_minor = excluded.max_minor,
      daily_minor = excluded.daily_minor`);
}

/** Locks an agent's transfers, so that the daily limit holds. @returns whether the agent may send */
export async function lockSender(tx: Tx, memberId: bigint): Promise<boolean> {
  return tx.value(sql<boolean>`
    select may_transfer from agency_members where member_id = ${memberId}::bigint for update`);
}

export async function mayTransfer(executor: Executor, memberId: bigint): Promise<boolean> {
  return executor.has(sql`select 1 from agency_members where member_id = ${memberId}::bigint and may_transfer`);
}

/** Whether a member closed the account; a concurrent closing waits until the transfer is complete. */
export async function hasLeft(tx: Executor, memberId: bigint): Promise<boolean> {
  const { leftAt } = await tx.one(sql<{ leftAt: Date | null }>`
    select left_at as "leftAt" from agency_members where member_id = ${memberId}::bigint for share`);
  return leftAt !== null;
}

/** The amount that an agent sent since midnight in the merchant's zone. */
export async function sentToday(executor: Executor, memberId: bigint, zone: string): Promise<bigint> {
  return executor.value(sql<bigint>`
    select coalesce(sum(amount_minor), 0)::bigint as sum from agency_transfers
     where from_id = ${memberId}::bigint
       and made_at >= date_trunc('day', clock_timestamp() at time zone ${zone}) at time zone ${zone}`);
}

/** The reason why a member's money may not leave (`agency_withdrawal_refusal`). */
export function refusalOf({ memberId }: { memberId: bigint }): SqlPart<SentRefusal | null> {
  return sql<SentRefusal | null>`agency_withdrawal_refusal(${memberId}::bigint)`;
}

export interface SentRefusal {
  code: 'bills.unpaid';
  value: { amount: string };
  /** Amount that must remain, minor units; null: no money may leave. */
  keepMinor: string | null;
}

export async function insertTransfer(
  tx: Tx,
  {
    id,
    fromId,
    toId,
    asset,
    amountMinor,
  }: { id: string; fromId: bigint; toId: bigint; asset: string; amountMinor: bigint },
): Promise<void> {
  await tx.run(sql`
    insert into agency_transfers (id, from_id, to_id, asset, amount_minor)
    values (${id}::uuid, ${fromId}::bigint, ${toId}::bigint, ${asset}, ${amountMinor}::bigint)`);
}

export function transfersOf(executor: Executor, memberId: bigint, place: Place): Promise<PageOfRows<SentTransfer>> {
  const columns = sql`
    t.id, t.to_id as "toId", m.account, cardinality(m.path) as depth, t.amount_minor as "amountMinor", t.made_at as at`;
  const from = sql`agency_transfers t join agency_members m on m.member_id = t.to_id`;
  const key: ListKey = [
    { column: sql`t.made_at`, type: 'timestamptz' },
    { column: sql`t.id`, type: 'uuid' },
  ];
  return readPage(executor, { columns, from, where: sql`t.from_id = ${memberId}::bigint`, key }, place);
}
