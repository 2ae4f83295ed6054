import type { VendorOpenMode, VendorProtocol } from '../../../config/vendors.ts';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

/** Connection settings of a vendor, as approved by operators; keys are stored separately. */
export interface Connection {
  vendor: string;
  protocol: VendorProtocol;
  url: string;
  operatorId: string;
  currency: string;
  launchHosts: string[];
  openMode: VendorOpenMode | null;
  networks: string[];
}

export type KeyKind = 'secret' | 'publicKey' | 'privateKey';

export interface KeyRow {
  id: string;
  vendor: string;
  kind: KeyKind;
  sealed: Uint8Array;
  hint: string;
  setAt: Date;
  /** Null for the current key. */
  endsAt: Date | null;
}

const COLUMNS = sql`
  vendor, protocol, url, operator_id as "operatorId", currency, launch_hosts as "launchHosts",
  open_mode as "openMode", networks`;

export function readConnections(executor: Executor): Promise<Connection[]> {
  return executor.rows(sql<Connection>`select ${COLUMNS} from vendors_connections order by vendor`);
}

export function readConnection(executor: Executor, vendor: string): Promise<Connection | undefined> {
  return executor.first(sql<Connection>`select ${COLUMNS} from vendors_connections where vendor = ${vendor}`);
}

/** Current and previous keys of all vendors, or of one; newest first. */
export function readKeys(executor: Executor, vendor: string | null = null): Promise<KeyRow[]> {
  return executor.rows(sql<KeyRow>`
    select id, vendor, kind, sealed, hint, set_at as "setAt", ends_at as "endsAt" from vendors_keys
     where set_at is not null and (ends_at is null or ends_at > clock_timestamp())
       and (${vendor}::text is null or vendor = ${vendor}::text)
     order by vendor, kind, ends_at desc nulls first`);
}

/** Serialises changes of a vendor's connection, even while there is none. */
export async function lockConnection(tx: Tx, vendor: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`vendors_connections:${vendor}`}::text, 0))`);
}

export async function writeConnection(tx: Tx, connection: Connection): Promise<void> {
  const { vendor, protocol, url, operatorId, currency, launchHosts, openMode, networks } = connection;
  await tx.run(sql`
    insert into vendors_connections
      (vendor, protocol, url, operator_id, currency, launch_hosts, open_mode, networks)
    values (${vendor}, ${protocol}, ${url}, ${operatorId}, ${currency}, ${launchHosts}::text[], ${openMode}::text,
      ${networks}::text[])
    on conflict (vendor) do update
      set protocol = excluded.protocol, url = excluded.url, operator_id = excluded.operator_id,
          currency = excluded.currency, launch_hosts = excluded.launch_hosts, open_mode = excluded.open_mode,
          networks = excluded.networks, changed_at = clock_timestamp()`);
}

/** Stores requested keys; they are used once they are set. */
export async function keepKeys(
  tx: Tx,
  keys: readonly { id: string; vendor: string; kind: KeyKind; sealed: Uint8Array; hint: string }[],
): Promise<void> {
  for (const { id, vendor, kind, sealed, hint } of keys)
    await tx.run(sql`
      insert into vendors_keys (id, vendor, kind, sealed, hint)
      values (${id}, ${vendor}, ${kind}, ${sealed}::bytea, ${hint}) on conflict (id) do nothing`);
}

/**
 * Sets the keys with these ids; the previous ones are accepted for some hours more.
 * @returns whether all of them still existed
 */
export async function setKeys(tx: Tx, vendor: string, ids: readonly string[], formerHours: number): Promise<boolean> {
  await tx.run(sql`
    update vendors_keys f set ends_at = clock_timestamp() + ${formerHours}::int * interval '1 hour'
      from vendors_keys n
     where f.vendor = ${vendor} and f.set_at is not null and f.ends_at is null
       and n.id = any(${ids}::text[]) and n.vendor = f.vendor and n.kind = f.kind and n.id <> f.id`);
  const count = await tx.run(sql`
    update vendors_keys set set_at = clock_timestamp(), ends_at = null
     where vendor = ${vendor} and id = any(${ids}::text[])`);
  return count === ids.length;
}

/** Ends previous keys immediately. @returns how many */
export function endFormerKeys(tx: Tx, vendor: string): Promise<number> {
  return tx.run(sql`delete from vendors_keys where vendor = ${vendor} and ends_at is not null`);
}

/** Removes ended keys, and those whose request was never approved. */
export async function pruneKeys(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from vendors_keys
     where ends_at < clock_timestamp() or (set_at is null and asked_at < clock_timestamp() - interval '90 days')`);
}
