import { randomBytes } from 'node:crypto';
import type { identity, ValueOf } from '@fairlot/contract';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Caller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { brokenRule } from '../registration/rules.ts';
import { ensureSecrets, readSecrets } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';

type Begun = ValueOf<typeof identity.startPasskey>;

const CHALLENGE_MINUTES = 5;

/** Options for `navigator.credentials.create`: a key that can be found without a name, unlocked by its owner. */
export async function startPasskey(
  { platform: { db, config }, site }: IdentityServices,
  { memberId, userName }: Caller,
): Promise<Begun> {
  const { merchantName } = await site.settings();
  const handle = await db.transaction((tx) => handleOf(tx, memberId));
  const options = await generateRegistrationOptions({
    rpName: merchantName,
    rpID: rpIdOf(config.publicOrigin),
    userName,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: (await listPasskeys(db, memberId)).map(({ id }) => ({ id })),
  });
  return { challengeId: await keepChallenge(db, memberId, options.challenge), options: { ...options } };
}

/** @throws Refusal passkey.invalid */
export async function addPasskey(
  { platform: { db, config, log } }: IdentityServices,
  { memberId }: Caller,
  { challengeId, name, response }: { challengeId: string; name: string; response: Record<string, unknown> },
): Promise<{ id: string }> {
  const broken = brokenRule('nickname', name);
  if (broken !== undefined) throw new Refusal(broken);
  const expectedChallenge = await takeChallenge(db, memberId, challengeId);
  const { verified, registrationInfo } = await attempt(log, () =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: config.publicOrigin,
      expectedRPID: rpIdOf(config.publicOrigin),
    }),
  );
  if (!verified) throw new Refusal('passkey.invalid');
  const {
    credential: { id, publicKey, counter, transports = [] },
    credentialBackedUp,
  } = registrationInfo;
  const count = await db.run(sql`
    insert into identity_passkeys (id, member_id, public_key, sign_count, transports, name, is_synced)
    values (${id}, ${memberId}::bigint, ${publicKey}::bytea, ${counter}::bigint, ${transports}::text[], ${name},
      ${credentialBackedUp}::boolean)
    on conflict do nothing`);
  if (count !== 1) throw new Refusal('passkey.invalid');
  return { id };
}

/** Options for `navigator.credentials.get`: no name is asked, so none is told. */
export async function startPasskeyLogin({ platform: { db, config } }: IdentityServices): Promise<Begun> {
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(config.publicOrigin),
    userVerification: 'required',
  });
  return { challengeId: await keepChallenge(db, null, options.challenge), options: { ...options } };
}

/** The member whose passkey signed the challenge. @throws Refusal passkey.invalid */
export async function verifyPasskey(
  { platform: { db, config, log } }: IdentityServices,
  challengeId: string,
  response: Record<string, unknown>,
): Promise<bigint> {
  const expectedChallenge = await takeChallenge(db, null, challengeId);
  const id = typeof response['id'] === 'string' ? response['id'] : '';
  const key = await db.first(sql<{
    memberId: bigint;
    publicKey: Uint8Array;
    signCount: bigint;
    transports: AuthenticatorTransport[];
    handle: string | null;
  }>`
    select p.member_id as "memberId", p.public_key as "publicKey", p.sign_count as "signCount", p.transports,
      s.passkey_handle as handle
      from identity_passkeys p join identity_secrets s on s.member_id = p.member_id where p.id = ${id}`);
  if (key === undefined) throw new Refusal('passkey.invalid');
  const { verified, authenticationInfo } = await attempt(log, () =>
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: config.publicOrigin,
      expectedRPID: rpIdOf(config.publicOrigin),
      credential: {
        id,
        publicKey: new Uint8Array(key.publicKey),
        counter: Number(key.signCount),
        transports: key.transports,
      },
    }),
  );
  if (!verified || userHandleOf(response) !== key.handle) throw new Refusal('passkey.invalid');
  // A counter that does not grow betrays a copy; most synced passkeys do not count and stay at zero.
  const count = await db.run(sql`
    update identity_passkeys set sign_count = ${authenticationInfo.newCounter}::bigint, last_used_at = clock_timestamp()
     where id = ${id} and (sign_count < ${authenticationInfo.newCounter}::bigint
       or (sign_count = 0 and ${authenticationInfo.newCounter}::bigint = 0))`);
  if (count !== 1) throw new Refusal('passkey.invalid');
  return key.memberId;
}

export async function listPasskeys(
  executor: Executor,
  memberId: bigint,
): Promise<ValueOf<typeof identity.passkeys>['list']> {
  const rows = await executor.rows(sql<{
    id: string;
    name: string;
    createdAt: Date;
    lastUsedAt: Date | null;
    synced: boolean;
  }>`
    select id, name, created_at as "createdAt", last_used_at as "lastUsedAt", is_synced as synced from identity_passkeys
     where member_id = ${memberId}::bigint order by created_at desc`);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt?.getTime() ?? null,
  }));
}

export async function countPasskeys(executor: Executor, memberId: bigint): Promise<number> {
  return (await listPasskeys(executor, memberId)).length;
}

/** @returns false when the member has no such passkey. @throws Refusal name.format */
export async function renamePasskey(executor: Executor, memberId: bigint, id: string, name: string): Promise<boolean> {
  const broken = brokenRule('nickname', name);
  if (broken !== undefined) throw new Refusal(broken);
  return (
    (await executor.run(
      sql`update identity_passkeys set name = ${name} where id = ${id} and member_id = ${memberId}::bigint`,
    )) === 1
  );
}

/** @returns false when the member has no such passkey */
export async function removePasskey(executor: Executor, memberId: bigint, id: string): Promise<boolean> {
  return (
    (await executor.run(sql`delete from identity_passkeys where id = ${id} and member_id = ${memberId}::bigint`)) === 1
  );
}

function rpIdOf(publicOrigin: string): string {
  return new URL(publicOrigin).hostname;
}

/** What authenticators know the member by; made once. */
async function handleOf(tx: Tx, memberId: bigint): Promise<string> {
  await ensureSecrets(tx, memberId);
  const fresh = randomBytes(32).toString('base64url');
  await tx.run(
    sql`
      update identity_secrets set passkey_handle = ${fresh}
        where member_id = ${memberId}::bigint and passkey_handle is null`,
  );
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

/** A challenge is good for one answer, right or wrong, and for the member that it was made for. */
async function takeChallenge(executor: Executor, memberId: bigint | null, id: string): Promise<string> {
  const found = await executor.first(sql<{ challenge: string; isFresh: boolean }>`
    delete from identity_challenges where id = ${id} and member_id is not distinct from ${memberId}::bigint
    returning challenge, expires_at > clock_timestamp() as "isFresh"`);
  if (!found?.isFresh) throw new Refusal('passkey.invalid');
  return found.challenge;
}

/** Whatever the library finds wrong is one answer. */
async function attempt<T>(log: IdentityServices['platform']['log'], verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch (error) {
    log.debug({ err: error }, 'a passkey was refused');
    throw new Refusal('passkey.invalid');
  }
}

function userHandleOf(response: Record<string, unknown>): unknown {
  const inner = response['response'];
  return typeof inner === 'object' && inner !== null && 'userHandle' in inner ? inner.userHandle : undefined;
}
