import {
  type Database,
  type Executor,
  type PageOfRows,
  type Place,
  readPage,
  sql,
} from '../../../platform/db/index.ts';
import type { IdempotencyKey } from '../../../platform/http/index.ts';
import type { Caller } from '../../../platform/http/index.ts';

export type Direction = 'in' | 'out';

export interface Transfer {
  id: string;
  vendor: string;
  memberId: bigint;
  asset: string;
  direction: Direction;
  amountMinor: bigint;
  state: 'pending' | 'done' | 'failed';
  createdAt: Date;
}

/** Owner of the money. */
export type Holder = Pick<Caller, 'memberId' | 'userName' | 'asset'>;

export interface NewTransfer {
  id: string;
  vendor: string;
  caller: Holder;
  direction: Direction;
  amountMinor: bigint;
  key: IdempotencyKey;
}

const COLUMNS = sql`id, vendor, member_id as "memberId", asset, direction, amount_minor as "amountMinor", state,
  created_at as "createdAt"`;

/** Begins a transfer, or returns the one that the same request began. @throws Refusal */
export function beginTransfer(db: Database, wanted: NewTransfer): Promise<Transfer> {
  const { id, vendor, caller, direction, amountMinor, key } = wanted;
  return db.one(
    sql<Transfer>`
    select ${COLUMNS} from vendors_begin_transfer(${id}::uuid, ${vendor}, ${caller.memberId}::bigint,
      ${caller.userName}, ${caller.asset}, ${direction}, ${amountMinor}::bigint, ${key.key}, ${key.inputHash})`,
    { wakes: ['stream'] },
  );
}

/** @param balanceMinor the member's balance reported by the vendor; null when it did not report one */
export async function endTransfer(
  executor: Executor,
  id: string,
  state: 'done' | 'failed',
  balanceMinor: bigint | null,
): Promise<void> {
  await executor.run(sql`select vendors_end_transfer(${id}::uuid, ${state}, ${balanceMinor}::bigint)`, {
    wakes: ['stream'],
  });
}

export function findTransfer(executor: Executor, id: string): Promise<Transfer> {
  return executor.one(sql<Transfer>`select ${COLUMNS} from vendors_transfers where id = ${id}::uuid`);
}

/** Transfers due for a check. Each is claimed by one process, with an increasing delay. */
export function takeDue(db: Database, limit: number): Promise<Transfer[]> {
  return db.rows(sql<Transfer>`
    update vendors_transfers
       set tries = tries + 1,
           next_try_at = clock_timestamp() + least(power(2, tries), 300) * interval '5 seconds'
     where id in (select id from vendors_transfers
                   where state = 'pending' and next_try_at <= clock_timestamp()
                   order by next_try_at limit ${limit} for update skip locked)
    returning ${COLUMNS}`);
}

/** Vendors with a transfer of the member whose outcome is unknown. */
export async function vendorsInDoubt(executor: Executor, memberId: bigint): Promise<Set<string>> {
  const rows = await executor.rows(sql<{ vendor: string }>`
    select distinct vendor from vendors_transfers where member_id = ${memberId}::bigint and state = 'pending'`);
  return new Set(rows.map(({ vendor }) => vendor));
}

/** Last reported balances of the member; vendors where the member never played are absent. */
export async function knownBalances(executor: Executor, memberId: bigint): Promise<Map<string, bigint>> {
  const rows = await executor.rows(sql<{ vendor: string; walletMinor: bigint }>`
    select vendor, wallet_minor as "walletMinor" from vendors_players where member_id = ${memberId}::bigint`);
  return new Map(rows.map(({ vendor, walletMinor }) => [vendor, walletMinor]));
}

/**
 * Stores a balance that a vendor reported, unless a transfer was in progress after `since`: the balance may be from
 * before it.
 * @param since the database's time before the vendor was called
 */
export async function noteBalance(
  executor: Executor,
  { vendor, memberId, since }: { vendor: string; memberId: bigint; since: Date },
  balanceMinor: bigint,
): Promise<void> {
  await executor.run(sql`
    update vendors_players set wallet_minor = ${balanceMinor}::bigint
     where vendor = ${vendor} and member_id = ${memberId}::bigint and wallet_minor <> ${balanceMinor}::bigint
       and not vendors_moved_since(vendor, member_id, ${since}::timestamptz, null)`);
}

export async function databaseTime(executor: Executor): Promise<Date> {
  return executor.value(sql<Date>`select clock_timestamp()`);
}

export async function isAutomatic(executor: Executor, memberId: bigint): Promise<boolean> {
  const row = await executor.first(sql<{ isAutomatic: boolean }>`
    select is_automatic as "isAutomatic" from vendors_wallet_settings where member_id = ${memberId}::bigint`);
  return row?.isAutomatic ?? false;
}

export async function setAutomatic(executor: Executor, memberId: bigint, automatic: boolean): Promise<void> {
  await executor.run(sql`
    insert into vendors_wallet_settings (member_id, is_automatic) values (${memberId}::bigint, ${automatic})
    on conflict (member_id) do update set is_automatic = excluded.is_automatic`);
}

/** A page of the member's transfers, newest first. */
export function pastTransfers(executor: Executor, memberId: bigint, place: Place): Promise<PageOfRows<Transfer>> {
  const where = sql`member_id = ${memberId}::bigint`;
  return readPage(
    executor,
    {
      columns: COLUMNS,
      from: sql`vendors_transfers`,
      where,
      key: [
        { column: sql`created_at`, type: 'timestamptz' },
        { column: sql`id`, type: 'uuid' },
      ],
    },
    place,
  );
}
