import { randomBytes } from 'node:crypto';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { StoredPasskey } from '../../../platform/passkeys.ts';
import { Refusal } from '../../../platform/refusal.ts';

export interface OperatorPasskey extends StoredPasskey {
  operatorId: bigint;
  name: string;
  handle: string | null;
}

export interface ListedPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  isSynced: boolean;
  transports: StoredPasskey['transports'];
}

/** Passkeys of an operator, newest first. */
export async function listPasskeys(executor: Executor, operatorId: bigint): Promise<ListedPasskey[]> {
  return executor.rows(sql<ListedPasskey>`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", is_synced as "isSynced", transports
      from backoffice_passkeys where operator_id = ${operatorId}::bigint order by created_at desc, id`);
}

export async function findPasskey(executor: Executor, id: string): Promise<OperatorPasskey | undefined> {
  return executor.first(sql<OperatorPasskey>`
    select k.id, k.operator_id as "operatorId", k.public_key as "publicKey", k.sign_count as "signCount", k.transports,
      k.name, o.passkey_handle as handle
      from backoffice_passkeys k join backoffice_operators o on o.id = k.operator_id where k.id = ${id}`);
}

/** @throws Refusal passkey.invalid when the passkey is already registered */
export async function insertPasskey(
  tx: Tx,
  operatorId: bigint,
  name: string,
  { id, publicKey, signCount, transports, isSynced }: StoredPasskey & { isSynced: boolean },
): Promise<void> {
  const count = await tx.run(sql`
    insert into backoffice_passkeys (id, operator_id, public_key, sign_count, transports, name, is_synced)
    values (${id}, ${operatorId}::bigint, ${publicKey}::bytea, ${signCount}::bigint, ${transports}::text[], ${name},
      ${isSynced}::boolean)
    on conflict do nothing`);
  if (count !== 1) throw new Refusal('passkey.invalid');
}

/**
 * Records a use. A counter that does not grow indicates a copy; most synced passkeys do not count and stay at zero.
 * @throws Refusal passkey.invalid for a copy, and when the passkey was removed meanwhile
 */
export async function notePasskeyUse(tx: Tx, id: string, counter: bigint): Promise<void> {
  const count = await tx.run(sql`
    update backoffice_passkeys set sign_count = ${counter}::bigint, last_used_at = clock_timestamp()
     where id = ${id} and (sign_count < ${counter}::bigint or (sign_count = 0 and ${counter}::bigint = 0))`);
  if (count !== 1) throw new Refusal('passkey.invalid');
}

/** Returns the previous name. @throws Refusal not.found */
export async function setPasskeyName(tx: Tx, operatorId: bigint, id: string, name: string): Promise<string> {
  const former = await tx.found(sql<{ name: string }>`
    select name from backoffice_passkeys where id = ${id} and operator_id = ${operatorId}::bigint for update`);
  await tx.run(sql`update backoffice_passkeys set name = ${name} where id = ${id}`);
  return former.name;
}

/** Returns its name. @throws Refusal not.found */
export async function deletePasskey(tx: Tx, operatorId: bigint, id: string): Promise<string> {
  const removed = await tx.found(sql<{ name: string }>`
    delete from backoffice_passkeys where id = ${id} and operator_id = ${operatorId}::bigint returning name`);
  return removed.name;
}

/** The operator's user id for authenticators; created once. */
export async function handleOf(tx: Tx, operatorId: bigint): Promise<string> {
  return tx.value(sql<string>`
    update backoffice_operators set passkey_handle = coalesce(passkey_handle, ${randomBytes(32).toString('base64url')})
     where id = ${operatorId}::bigint returning passkey_handle`);
}
