import { Secret, TOTP } from 'otpauth';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type Outbox, securityChanged } from '../../../platform/events/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { hashSecret, randomText } from '../../../platform/secrets.ts';
import { ensureSecrets, readSecrets, totpContext } from '../passwords/secrets-rows.ts';
import type { IdentityServices } from '../services.ts';

const PERIOD_SECONDS = 30;
/** Codes of the period before and after are accepted, because the clocks of phones differ. */
const WINDOW = 1;
const RECOVERY_CODES = 8;
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
/** 24 of 31 letters are 118 bits: enough for a plain hash at rest. In groups, so that they are easy to copy by hand. */
const RECOVERY_GROUPS = 4;
const GROUP_LETTERS = 6;

/**
 * Requires the authenticator's code from a member who set one up. Codes and recovery codes are accepted once. Wrong
 * ones are counted separately from passwords, with the same growing pause.
 * @param deviceName a known device of this member, on which wrong guesses made elsewhere do not count
 * @throws Refusal totp.required, totp.invalid or login.locked
 */
export async function requireSecondFactor(
  { platform: { db, secrets }, guard }: IdentityServices,
  memberId: bigint,
  code: string | undefined,
  ip: string,
  deviceName?: string,
): Promise<void> {
  const { isTotpOn } = await readSecrets(db, memberId);
  if (!isTotpOn) return;
  if (code === undefined) throw new Refusal('totp.required', { totp: true });
  const subject = {
    purpose: 'totp',
    name: deviceName === undefined ? `${memberId}` : `${memberId}@${deviceName}`,
  } as const;
  await guard.begin(subject, ip, true);
  if (!(await useTotp(db, secrets, memberId, code)) && !(await useRecoveryCode(db, memberId, code)))
    throw new Refusal('totp.invalid', { totp: true });
  await guard.succeed(subject);
}

/** Stores a new 160-bit secret, which becomes active once a code confirms it. */
export async function beginTotp(
  tx: Tx,
  secrets: SecretBox,
  memberId: bigint,
  issuer: string,
  label: string,
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  const totp = new TOTP({ issuer, label, secret, period: PERIOD_SECONDS });
  const sealed = secrets.seal(secret.bytes, totpContext(memberId));
  await ensureSecrets(tx, memberId);
  const count = await tx.run(sql`
    update identity_secrets set totp_secret = ${sealed}::bytea, totp_last_step = 0
      where member_id = ${memberId}::bigint and totp_confirmed_at is null`);
  if (count !== 1) throw new Refusal('totp.enabled');
  return { secret: secret.base32, uri: totp.toString() };
}

/**
 * Activates the authenticator by its first code. After that, no code can reissue recovery codes: the authenticator has
 * to be removed first, with the password. Wrong codes are counted, with the growing pause.
 * @returns recovery codes, of which only hashes are stored
 * @throws Refusal totp.enabled, totp.invalid or login.locked
 */
export async function confirmTotp(
  { platform: { db, secrets, events }, guard }: IdentityServices,
  memberId: bigint,
  code: string,
  ip: string,
): Promise<string[]> {
  if ((await readSecrets(db, memberId)).isTotpOn) throw new Refusal('totp.enabled');
  const subject = { purpose: 'totp-setup', name: String(memberId) } as const;
  await guard.begin(subject, ip, true);
  if (!(await useTotp(db, secrets, memberId, code))) throw new Refusal('totp.invalid');
  await guard.succeed(subject);

  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: RECOVERY_GROUPS }, () => randomText(RECOVERY_ALPHABET, GROUP_LETTERS)).join('-'),
  );
  // Of two concurrent confirmations, one finds that it is already active.
  await db.transaction(async (tx) => {
    const count = await tx.run(sql`
      update identity_secrets set totp_confirmed_at = clock_timestamp(),
        recovery_hashes = ${codes.map(hashRecoveryCode)}::text[]
       where member_id = ${memberId}::bigint and totp_secret is not null and totp_confirmed_at is null`);
    if (count !== 1) throw new Refusal('totp.enabled');
    await events.outbox.add(tx, securityChanged, memberId, { change: 'authenticatorAdded', detail: '' });
  });
  return codes;
}

/** Removes a confirmed authenticator and notifies the member. @returns false when there is none */
export async function removeTotp(tx: Tx, outbox: Outbox, memberId: bigint): Promise<boolean> {
  const count = await tx.run(sql`
    update identity_secrets set totp_secret = null, totp_confirmed_at = null, totp_last_step = 0, recovery_hashes = '{}'
      where member_id = ${memberId}::bigint and totp_confirmed_at is not null`);
  if (count === 1) await outbox.add(tx, securityChanged, memberId, { change: 'authenticatorRemoved', detail: '' });
  return count === 1;
}

/**
 * Whether the code is currently valid and later than every earlier code. The update decides between two concurrent
 * uses.
 */
export async function useTotp(
  executor: Executor,
  secrets: SecretBox,
  memberId: bigint,
  code: string,
): Promise<boolean> {
  const found = await executor.first(sql<{ sealed: Uint8Array | null; now: Date }>`
    select totp_secret as sealed, clock_timestamp() as now from identity_secrets
      where member_id = ${memberId}::bigint`);
  if (!found?.sealed || !/^\d{6}$/.test(code)) return false;
  const secret = new Secret({ buffer: new Uint8Array(secrets.open(found.sealed, totpContext(memberId))).buffer });
  const timestamp = found.now.getTime();
  const delta = TOTP.validate({ secret, token: code, period: PERIOD_SECONDS, timestamp, window: WINDOW });
  if (delta === null) return false;
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  return executor.changes(sql`
    update identity_secrets set totp_last_step = ${step}::bigint
      where member_id = ${memberId}::bigint and totp_last_step < ${step}::bigint`);
}

async function useRecoveryCode(executor: Executor, memberId: bigint, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  return executor.changes(sql`
    update identity_secrets set recovery_hashes = array_remove(recovery_hashes, ${hash})
     where member_id = ${memberId}::bigint and totp_confirmed_at is not null and ${hash} = any(recovery_hashes)`);
}

/** Ignores how the groups are separated when typed. */
function hashRecoveryCode(code: string): string {
  return hashSecret(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
