import { type Executor, sql, type Tx } from '../db/index.ts';
import type { SealedColumn } from '../reseal.ts';
import type { SecretBox } from '../secret-box.ts';
import type { Outcome } from './kind.ts';

/** A connection as an operator stored it. */
export interface Connection {
  provider: string;
  isOn: boolean;
  url: string;
  fields: Record<string, string>;
  keysId: string | null;
}

/** All keys of a provider together, sealed. */
export interface KeySet {
  id: string;
  provider: string;
  sealed: Buffer;
  /** The last characters of each key, by name. */
  hints: Record<string, string>;
}

export type StoredKeySet = KeySet & {
  /** Null for the current keys. Previous keys verify calls of the provider until this time. */
  endsAt: Date | null;
};

export type TestRow = Outcome & { provider: string; at: Date; ms: number };

const HINT_LENGTH = 4;
/** Keys of a request that was not approved are deleted after this time. */
const KEPT_DAYS = 7;
const contextOf = (room: string, provider: string): string => `${room}|${provider}|keys`;

/** The sealed keys of one room's connections. */
export function sealedKeysOf(room: string): SealedColumn {
  return {
    table: 'platform_connection_keys',
    column: 'sealed',
    keys: ['id', 'provider'],
    contextOf: (_id = '', provider = '') => contextOf(room, provider),
    only: sql`room = ${room}`,
  };
}

export function sealKeys(
  secrets: SecretBox,
  room: string,
  provider: string,
  keys: Readonly<Record<string, string>>,
): KeySet {
  const text = JSON.stringify(keys);
  return {
    // Derived from the keys themselves, so that a repeated request yields the same id.
    id: secrets.mac(`${room}|${provider}|${text}`, 'connection-keys').slice(0, 32),
    provider,
    sealed: secrets.seal(Buffer.from(text), contextOf(room, provider)),
    hints: Object.fromEntries(Object.entries(keys).map(([name, value]) => [name, value.slice(-HINT_LENGTH)])),
  };
}

export function openKeys(secrets: SecretBox, room: string, { provider, sealed }: KeySet): Record<string, string> {
  return JSON.parse(secrets.open(sealed, contextOf(room, provider)).toString()) as Record<string, string>;
}

export function readConnections(executor: Executor, room: string): Promise<Connection[]> {
  return executor.rows(sql<Connection>`
    select provider, is_on as "isOn", url, fields, keys_id as "keysId" from platform_connections where room = ${room}`);
}

/** The key sets that connections name, and previous ones that are still accepted. */
export function readKeys(executor: Executor, room: string): Promise<StoredKeySet[]> {
  return executor.rows(sql<StoredKeySet>`
    select k.id, k.provider, k.sealed, k.hints, case when c.keys_id = k.id then null else k.ends_at end as "endsAt"
      from platform_connection_keys k join platform_connections c using (room, provider)
     where room = ${room} and (c.keys_id = k.id or k.ends_at > clock_timestamp())
     order by k.ends_at desc nulls first`);
}

export async function storeKeys(tx: Tx, room: string, { id, provider, sealed, hints }: KeySet): Promise<void> {
  await tx.run(sql`
    insert into platform_connection_keys (id, room, provider, sealed, hints)
    values (${id}, ${room}, ${provider}, ${sealed}::bytea, ${JSON.stringify(hints)}::jsonb)
    on conflict (id) do update set asked_at = clock_timestamp()`);
}

/** Whether a key set is stored; one whose request waited for too long is not. */
export async function hasKeys(tx: Tx, room: string, id: string): Promise<boolean> {
  return tx.has(sql`select 1 from platform_connection_keys where room = ${room} and id = ${id}`);
}

/** Locks the room's connections until the transaction ends, so that changes are serialised. */
export async function lockConnections(tx: Tx, room: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`connections:${room}`}::text, 0))`);
}

/**
 * Stores a connection. Replaced keys still verify calls of the provider for some hours. The result of a test of the
 * previous connection is deleted.
 */
export async function writeConnection(
  tx: Tx,
  room: string,
  { provider, isOn, url, fields, keysId }: Connection,
  formerHours: number,
): Promise<void> {
  await tx.run(sql`
    update platform_connection_keys k set ends_at = clock_timestamp() + ${formerHours}::int * interval '1 hour'
      from platform_connections c
     where c.room = ${room} and c.provider = ${provider} and k.id = c.keys_id
       and k.id is distinct from ${keysId}::text`);
  await tx.run(sql`
    insert into platform_connections (room, provider, is_on, url, fields, keys_id)
    values (${room}, ${provider}, ${isOn}::boolean, ${url}, ${JSON.stringify(fields)}::jsonb, ${keysId}::text)
    on conflict (room, provider) do update
       set is_on = excluded.is_on, url = excluded.url, fields = excluded.fields, keys_id = excluded.keys_id,
           changed_at = clock_timestamp()`);
  await tx.run(sql`delete from platform_connection_tests where room = ${room} and provider = ${provider}`);
}

/** Deletes keys that no connection uses: previous ones that ended, and those whose request was not approved in time. */
export async function pruneKeys(executor: Executor, room: string): Promise<void> {
  await executor.run(sql`
    delete from platform_connection_keys k
     where k.room = ${room}
       and greatest(k.ends_at, k.asked_at + ${KEPT_DAYS}::int * interval '1 day') < clock_timestamp()
       and not exists (select 1 from platform_connections c where c.room = k.room and c.keys_id = k.id)`);
}

/** Disables the given providers. @returns those that were enabled */
export async function switchOff(tx: Tx, room: string, providers: readonly string[]): Promise<string[]> {
  return tx.values(sql<string>`
    update platform_connections set is_on = false, changed_at = clock_timestamp()
     where room = ${room} and provider = any(${providers}::text[]) and is_on returning provider`);
}

export async function readTests(executor: Executor, room: string): Promise<Map<string, TestRow>> {
  const rows = await executor.rows(sql<TestRow>`
    select provider, at, result, ms, detail from platform_connection_tests where room = ${room}`);
  return new Map(rows.map((row) => [row.provider, row]));
}

export function storeTest(executor: Executor, room: string, test: Omit<TestRow, 'at'>): Promise<TestRow> {
  return executor.one(sql<TestRow>`
    insert into platform_connection_tests (room, provider, result, ms, detail)
    values (${room}, ${test.provider}, ${test.result}, ${test.ms}::int, ${test.detail})
    on conflict (room, provider) do update
       set result = excluded.result, ms = excluded.ms, detail = excluded.detail, at = clock_timestamp()
    returning provider, at, result, ms, detail`);
}
