import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SealedColumn } from '../../../platform/reseal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { Kind } from './kinds.ts';

/** A connection that operators set up, as it is stored. */
export interface Connection {
  provider: string;
  isOn: boolean;
  url: string;
  fields: Record<string, string>;
  keysId: string | null;
}

export interface KeySet {
  id: string;
  provider: string;
  sealed: Buffer;
  hints: Record<string, string>;
}

export interface TestRow {
  provider: string;
  at: Date;
  result: 'passed' | 'keys' | 'refused' | 'unanswered' | 'notConnected';
  ms: number;
  detail: string;
}

const SHORTEST_KEY = 8;
const HINT_LENGTH = 4;
const contextOf = (provider: string): string => `payments|${provider}|keys`;

export const SEALED_CONNECTION_KEYS: SealedColumn = {
  table: 'payments_keys',
  column: 'sealed',
  keys: ['id', 'provider'],
  contextOf: (_id = '', provider = '') => contextOf(provider),
};

/** All keys of a provider, checked and sealed; null when none were entered. @throws Refusal request.invalid */
export function sealKeys(
  secrets: SecretBox,
  { provider, keys: names }: Kind,
  given: Readonly<Record<string, string>>,
): KeySet | null {
  for (const name of Object.keys(given)) if (!names.includes(name)) throw wrong(name, 'unknown');
  const entered = names.map((name) => [name, (given[name] ?? '').trim()] as const);
  if (entered.every(([, value]) => value === '')) return null;
  for (const [name, value] of entered) {
    if (value === '') throw wrong(name, 'required');
    if (value.length < SHORTEST_KEY) throw wrong(name, `at least ${SHORTEST_KEY} characters`);
  }
  const text = JSON.stringify(Object.fromEntries(entered));
  return {
    id: secrets.mac(`${provider}|${text}`, 'payment-keys').slice(0, 32),
    provider,
    sealed: secrets.seal(Buffer.from(text), contextOf(provider)),
    hints: Object.fromEntries(entered.map(([name, value]) => [name, value.slice(-HINT_LENGTH)])),
  };
}

const wrong = (name: string, reason: string) => new Refusal('request.invalid', { field: `keys.${name}`, reason });

/** Keys as they are used, by name. */
export function openKeys(secrets: SecretBox, { provider, sealed }: KeySet): Record<string, string> {
  return JSON.parse(secrets.open(sealed, contextOf(provider)).toString()) as Record<string, string>;
}

export function readConnections(executor: Executor): Promise<Connection[]> {
  return executor.rows(sql<Connection>`
    select provider, is_on as "isOn", url, fields, keys_id as "keysId" from payments_connections`);
}

/** Key sets that a connection names. */
export function readKeys(executor: Executor): Promise<KeySet[]> {
  return executor.rows(sql<KeySet>`
    select k.id, k.provider, k.sealed, k.hints from payments_keys k join payments_connections c on c.keys_id = k.id`);
}

export async function keepKeys(tx: Tx, { id, provider, sealed, hints }: KeySet): Promise<void> {
  await tx.run(sql`
    insert into payments_keys (id, provider, sealed, hints)
    values (${id}, ${provider}, ${sealed}, ${JSON.stringify(hints)}::jsonb) on conflict (id) do nothing`);
}

/** Nobody else changes a connection until the transaction ends. */
export async function lockConnections(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('payments_connections', 0))`);
}

/** Stores a connection; keys that no connection names any more are forgotten. */
export async function writeConnection(tx: Tx, { provider, isOn, url, fields, keysId }: Connection): Promise<void> {
  await tx.run(sql`
    insert into payments_connections (provider, is_on, url, fields, keys_id)
    values (${provider}, ${isOn}::boolean, ${url}, ${JSON.stringify(fields)}::jsonb, ${keysId})
    on conflict (provider) do update
       set is_on = excluded.is_on, url = excluded.url, fields = excluded.fields, keys_id = excluded.keys_id,
           changed_at = clock_timestamp()`);
  await tx.run(sql`
    delete from payments_keys k where k.provider = ${provider} and k.id is distinct from ${keysId}
       and k.asked_at < clock_timestamp() - interval '7 days'`);
}

export async function readTests(executor: Executor): Promise<Map<string, TestRow>> {
  const rows = await executor.rows(sql<TestRow>`select provider, at, result, ms, detail from payments_tests`);
  return new Map(rows.map((row) => [row.provider, row]));
}

export function keepTest(executor: Executor, test: Omit<TestRow, 'at'>): Promise<TestRow> {
  return executor.one(sql<TestRow>`
    insert into payments_tests (provider, result, ms, detail)
    values (${test.provider}, ${test.result}, ${test.ms}::int, ${test.detail})
    on conflict (provider) do update
       set result = excluded.result, ms = excluded.ms, detail = excluded.detail, at = clock_timestamp()
    returning provider, at, result, ms, detail`);
}
