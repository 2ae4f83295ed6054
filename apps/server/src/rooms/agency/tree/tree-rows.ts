import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

/** A member's place in the tree. */
export interface Place {
  memberId: bigint;
  parentId: bigint | null;
  /** Ids of the complete upline, from the top to the direct upline. */
  path: string[];
  account: string;
  type: number;
  asset: string;
  joinedAt: Date;
}

export interface NewPlace {
  memberId: bigint;
  parentId: bigint | null;
  account: string;
  type: number;
  asset: string;
  joinedAt: Date;
}

const COLUMNS = sql`member_id as "memberId", parent_id as "parentId", path::text[] as path, account, type, asset,
  joined_at as "joinedAt"`;

export async function findPlace(executor: Executor, memberId: bigint): Promise<Place | undefined> {
  return executor.first(sql<Place>`select ${COLUMNS} from agency_members where member_id = ${memberId}::bigint`);
}

/** The places of these members, by id; members without one are omitted. */
export async function findPlaces(executor: Executor, memberIds: readonly bigint[]): Promise<Map<bigint, Place>> {
  const rows = await executor.rows(sql<Place>`
    select ${COLUMNS} from agency_members where member_id = any(${memberIds}::bigint[])`);
  return new Map(rows.map((place) => [place.memberId, place]));
}

/** Whether a member is below another, at any depth. */
export async function isBelow(executor: Executor, uplineId: bigint, memberId: bigint): Promise<boolean> {
  return executor.has(sql`
    select 1 from agency_members where member_id = ${memberId}::bigint and path @> array[${uplineId}::bigint]`);
}

/** Adds a member to the tree. @returns false when the member is already there */
export async function place(tx: Tx, { memberId, parentId, account, type, asset, joinedAt }: NewPlace, zone: string) {
  return tx.value(sql<boolean>`
    select agency_place(${memberId}::bigint, ${parentId}::bigint, ${account}, ${type}::int, ${asset},
      ${joinedAt}::timestamptz, ${zone})`);
}

export async function highestPlaced(executor: Executor): Promise<bigint> {
  return executor.value(sql<bigint>`select coalesce(max(member_id), 0) from agency_members`);
}

/** Records that members made a call now, and on this day of the merchant's zone. */
export async function noteSeen(tx: Tx, memberIds: readonly bigint[], zone: string): Promise<void> {
  await tx.run(sql`
    update agency_members set seen_at = clock_timestamp()
     where member_id in (select member_id from agency_members where member_id = any(${memberIds}::bigint[])
                          order by member_id for update)`);
  await tx.run(sql`
    insert into agency_seen_days (day, member_id)
    select (clock_timestamp() at time zone ${zone})::date, m.member_id from agency_members m
     where m.member_id = any(${memberIds}::bigint[]) order by m.member_id on conflict do nothing`);
}

/** A time at which a member made a call. */
export interface Sight {
  memberId: string;
  /** Epoch ms. */
  at: number;
}

/** Records calls of the demonstration's past, as `noteSeen` records those of now. */
export async function addSights(tx: Tx, sights: readonly Sight[], zone: string): Promise<void> {
  await tx.run(sql`
    with seen as (
      select "memberId" as member_id, to_timestamp(at / 1000.0) as at
        from jsonb_to_recordset(${JSON.stringify(sights)}::jsonb) as s("memberId" bigint, at bigint)
    ), days as (
      insert into agency_seen_days (day, member_id) select distinct (at at time zone ${zone})::date, member_id from seen
    )
    update agency_members m set seen_at = last.at
      from (select member_id, max(at) as at from seen group by 1) last where last.member_id = m.member_id`);
}
