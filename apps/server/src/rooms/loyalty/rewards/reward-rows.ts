import {
  type Executor,
  type ListKey,
  type PageOfRows,
  type Place,
  readPage,
  sql,
  type Tx,
} from '../../../platform/db/index.ts';

export type RewardState = 'waiting' | 'collected' | 'expired';

/** By language, or one of our own texts with its parameters. */
export type Title = Record<string, string> | { text: string; [name: string]: string | number };

export interface RewardRow {
  id: bigint;
  sourceKey: string;
  memberId: bigint;
  kind: string;
  amountMinor: bigint;
  asset: string;
  title: Title;
  terms: Record<string, string> | null;
  /** Data that only its kind reads. */
  details: Record<string, unknown> | null;
  state: RewardState;
  createdAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
}

/** A reward whose time is over reads as expired before the job has recorded it. */
export const REWARD_COLUMNS = sql`
  id, source_key as "sourceKey", member_id as "memberId", kind, amount_minor as "amountMinor", asset, title, terms,
  details,
  case when state = 'waiting' and expires_at <= clock_timestamp() then 'expired' else state end as state,
  created_at as "createdAt", expires_at as "expiresAt",
  coalesce(ended_at, case when expires_at <= clock_timestamp() then expires_at end) as "endedAt"`;
const IS_WAITING = sql`state = 'waiting' and expires_at > clock_timestamp()`;

const CONDITIONS = {
  waiting: IS_WAITING,
  collected: sql`state = 'collected'`,
  expired: sql`(state = 'expired' or state = 'waiting' and expires_at <= clock_timestamp())`,
} as const;

/** Rewards of a member, waiting ones first, then the newest. */
export function listRewards(
  executor: Executor,
  memberId: bigint,
  { state, ...place }: Place & { state: RewardState | undefined },
): Promise<PageOfRows<RewardRow>> {
  const where = sql`member_id = ${memberId}::bigint and ${state === undefined ? sql`true` : CONDITIONS[state]}`;
  const newest: ListKey = [{ column: sql`id`, type: 'bigint' }];
  const key: ListKey = state === undefined ? [{ column: sql`(${IS_WAITING})`, type: 'boolean' }, ...newest] : newest;
  return readPage(executor, { columns: REWARD_COLUMNS, from: sql`loyalty_rewards`, where, key }, place);
}

export const sumWaiting = (executor: Executor, memberId: bigint) =>
  executor.one(sql<{ count: number; amountMinor: bigint }>`
    select count(*)::int as count, coalesce(sum(amount_minor) filter (where kind = 'money'), 0)::bigint as "amountMinor"
      from loyalty_rewards where member_id = ${memberId}::bigint and ${IS_WAITING}`);

/** Ids of waiting rewards, the first to expire first. */
export async function waitingIds(executor: Executor, memberId: bigint, limit: number): Promise<bigint[]> {
  return executor.values(sql<bigint>`
    select id from loyalty_rewards where member_id = ${memberId}::bigint and ${IS_WAITING}
     order by expires_at, id limit ${limit}::int`);
}

export const findReward = (executor: Executor, memberId: bigint, id: bigint) =>
  executor.first(sql<RewardRow>`
    select ${REWARD_COLUMNS} from loyalty_rewards where id = ${id}::bigint and member_id = ${memberId}::bigint`);

/** Marks a waiting reward as taken; of simultaneous calls one succeeds. @returns undefined for all others */
export const takeReward = (tx: Tx, memberId: bigint, id: bigint) =>
  tx.first(sql<RewardRow>`
    update loyalty_rewards set state = 'collected', ended_at = clock_timestamp()
     where id = ${id}::bigint and member_id = ${memberId}::bigint and ${IS_WAITING} returning ${REWARD_COLUMNS}`);

/** Records expired rewards, at most `limit` at a time. Those of missions return to their budgets. */
export async function expireRewards(tx: Tx, limit: number): Promise<Lapsed[]> {
  const lapsed = await tx.rows(sql<Lapsed>`
    update loyalty_rewards set state = 'expired', ended_at = expires_at
     where id in (select id from loyalty_rewards where state = 'waiting' and expires_at <= clock_timestamp()
                   order by expires_at limit ${limit}::int for update skip locked)
    returning member_id as "memberId", source_key as "sourceKey"`);
  await freeBudgets(tx, lapsed);
  return lapsed;
}

/** Returns the amounts of expired rewards of missions to their budgets. */
export async function freeBudgets(tx: Tx, lapsed: readonly Lapsed[]): Promise<void> {
  const keys = lapsed.map(({ sourceKey }) => sourceKey).filter((key) => key.startsWith('mission:'));
  if (keys.length > 0)
    // Missions are locked in the order of their ids, as in loyalty_count_missions.
    await tx.run(sql`
      with unused as (
        select split_part(source_key, ':', 2)::bigint as id, sum(amount_minor)::bigint as amount
          from loyalty_rewards where source_key = any(${keys}::text[]) group by 1
      ), locked as materialized (
        select m.id, u.amount from unused u join loyalty_missions m on m.id = u.id order by m.id for update of m
      )
      update loyalty_missions m set spent_minor = m.spent_minor - l.amount from locked l where m.id = l.id`);
}

/** Ends waiting rewards whose reason was undone. Collected rewards stay. */
export function undoRewards(tx: Tx, sourceKeys: readonly string[]): Promise<Lapsed[]> {
  return tx.rows(sql<Lapsed>`
    update loyalty_rewards set state = 'expired', ended_at = clock_timestamp()
     where source_key = any(${[...sourceKeys]}::text[]) and state = 'waiting'
    returning member_id as "memberId", source_key as "sourceKey"`);
}

/** A reward that can no longer be collected. */
export type Lapsed = Pick<RewardRow, 'memberId' | 'sourceKey'>;
