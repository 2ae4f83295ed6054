import { randomBytes } from 'node:crypto';
import type { identity, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { securityChanged } from '../../../platform/events/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import {
  authenticationOptions,
  passkeyIdOf,
  readAuthentication,
  readRegistration,
  registrationOptions,
  type StoredPasskey,
} from '../../../platform/passkeys.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';
import { brokenRule } from '../registration/rules.ts';
import { ensureSecrets, readSecrets } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';

type Begun = ValueOf<typeof identity.startPasskey>;

const CHALLENGE_MINUTES = 5;

/** Options for `navigator.credentials.create`: a discoverable key that its owner unlocks. */
export async function startPasskey(
  { platform, site }: IdentityServices,
  { memberId, userName }: Caller,
): Promise<Begun> {
  const { db } = platform;
  const { merchantName } = await site.settings();
  const handle = await db.transaction((tx) => handleOf(tx, memberId));
  const known = (await listPasskeys(db, memberId)).map(({ id }) => id);
  const options = await registrationOptions(platform, { rpName: merchantName, userName, handle, known });
  return { challengeId: await keepChallenge(db, memberId, options.challenge), options };
}

/** @throws Refusal passkey.invalid */
export async function addPasskey(
  { platform }: IdentityServices,
  { memberId }: Caller,
  { challengeId, name, response }: { challengeId: string; name: string; response: Record<string, unknown> },
): Promise<{ id: string }> {
  const { db } = platform;
  const broken = brokenRule('nickname', name);
  if (broken !== undefined) throw new Refusal(broken);
  const challenge = await takeChallenge(db, memberId, challengeId);
  const { id, publicKey, signCount, transports, isSynced } = await readRegistration(platform, challenge, response);
  const count = await db.transaction(async (tx) => {
    const added = await tx.run(sql`
    insert into identity_passkeys (id, member_id, public_key, sign_count, transports, name, is_synced)
    values (${id}, ${memberId}::bigint, ${publicKey}::bytea, ${signCount}::bigint, ${transports}::text[], ${name},
      ${isSynced}::boolean)
    on conflict do nothing`);
    if (added === 1)
      await platform.events.outbox.add(tx, securityChanged, memberId, { change: 'passkeyAdded', detail: name });
    return added;
  });
  if (count !== 1) throw new Refusal('passkey.invalid');
  return { id };
}

/** Options for `navigator.credentials.get`: no name is requested, so none is revealed. */
export async function startPasskeyLogin({ platform }: IdentityServices): Promise<Begun> {
  const options = await authenticationOptions(platform);
  return { challengeId: await keepChallenge(platform.db, null, options.challenge), options };
}

/** The member whose passkey signed the challenge. @throws Refusal passkey.invalid */
export async function verifyPasskey(
  { platform }: IdentityServices,
  challengeId: string,
  response: Record<string, unknown>,
): Promise<bigint> {
  const { db } = platform;
  const challenge = await takeChallenge(db, null, challengeId);
  const key = await db.first(sql<StoredPasskey & { memberId: bigint; handle: string | null }>`
    select p.id, p.member_id as "memberId", p.public_key as "publicKey", p.sign_count as "signCount", p.transports,
      s.passkey_handle as handle
      from identity_passkeys p join identity_secrets s on s.member_id = p.member_id
     where p.id = ${passkeyIdOf(response)}`);
  if (key === undefined) throw new Refusal('passkey.invalid');
  const counter = await readAuthentication(platform, challenge, response, key);
  // A counter that does not grow indicates a copy; most synced passkeys do not count and stay at zero.
  const count = await db.run(sql`
    update identity_passkeys set sign_count = ${counter}::bigint, last_used_at = clock_timestamp()
     where id = ${key.id} and (sign_count < ${counter}::bigint or (sign_count = 0 and ${counter}::bigint = 0))`);
  if (count !== 1) throw new Refusal('passkey.invalid');
  return key.memberId;
}

type PasskeyView = ValueOf<typeof identity.passkeys>['list'][number];

export async function listPasskeys(executor: Executor, memberId: bigint): Promise<PasskeyView[]> {
  const rows = await executor.rows(sql<RowOf<PasskeyView, never, 'createdAt' | 'lastUsedAt'>>`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", is_synced as synced from identity_passkeys
     where member_id = ${memberId}::bigint order by created_at desc`);
  return rows.map(wireRow);
}

export async function countPasskeys(executor: Executor, memberId: bigint): Promise<number> {
  return (await listPasskeys(executor, memberId)).length;
}

/** @returns false when the member has no such passkey. @throws Refusal name.format */
export async function renamePasskey(executor: Executor, memberId: bigint, id: string, name: string): Promise<boolean> {
  const broken = brokenRule('nickname', name);
  if (broken !== undefined) throw new Refusal(broken);
  return (
    (await executor.run(sql`
      update identity_passkeys set name = ${name} where id = ${id} and member_id = ${memberId}::bigint`)) === 1
  );
}

/** @returns false when the member has no such passkey */
export function removePasskey({ platform }: IdentityServices, memberId: bigint, id: string): Promise<boolean> {
  return platform.db.transaction(async (tx) => {
    const removed = await tx.first(sql<{ name: string }>`
      delete from identity_passkeys where id = ${id} and member_id = ${memberId}::bigint returning name`);
    if (removed === undefined) return false;
    const reported = { change: 'passkeyRemoved', detail: removed.name } as const;
    await platform.events.outbox.add(tx, securityChanged, memberId, reported);
    return true;
  });
}

/** The member's user id for authenticators; created once. */
async function handleOf(tx: Tx, memberId: bigint): Promise<string> {
  await ensureSecrets(tx, memberId);
  const fresh = randomBytes(32).toString('base64url');
  await tx.run(sql`
    update identity_secrets set passkey_handle = ${fresh}
      where member_id = ${memberId}::bigint and passkey_handle is null`);
  return (await readSecrets(tx, memberId)).passkeyHandle ?? fresh;
}

async function keepChallenge(executor: Executor, memberId: bigint | null, challenge: string): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await executor.run(sql`
    insert into identity_challenges (id, member_id, challenge, expires_at)
    values (${id}, ${memberId}::bigint, ${challenge},
      clock_timestamp() + make_interval(mins => ${CHALLENGE_MINUTES}::int))`);
  return id;
}

/** Consumes a challenge, which permits one answer, right or wrong, for its member only. */
async function takeChallenge(executor: Executor, memberId: bigint | null, id: string): Promise<string> {
  const found = await executor.first(sql<{ challenge: string; isFresh: boolean }>`
    delete from identity_challenges where id = ${id} and member_id is not distinct from ${memberId}::bigint
    returning challenge, expires_at > clock_timestamp() as "isFresh"`);
  if (!found?.isFresh) throw new Refusal('passkey.invalid');
  return found.challenge;
}
