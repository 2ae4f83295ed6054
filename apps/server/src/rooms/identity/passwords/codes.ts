import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { networkOf } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';

export type Scene = 'register' | 'login' | 'password';

interface IssuedCode {
  id: string;
  code: string;
  expiresAt: Date;
}

const WRONG_TRIES = 5;
/** One a minute and five an hour per number (Z-55), twenty an hour per address. */
const LIMITS = { pauseSeconds: 60, perNumber: 5, perAddress: 20 } as const;

/**
 * Creates a code for a number, whether it belongs to a member or not, so that both cases take the same time.
 * @throws Refusal rate.limited
 */
export async function issueCode(
  tx: Tx,
  secrets: SecretBox,
  {
    scene,
    mobile,
    ip: address,
    length,
    ttlSeconds,
  }: { scene: Scene; mobile: string; ip: string; length: number; ttlSeconds: number },
): Promise<IssuedCode> {
  const mobileMac = macOfNumber(secrets, mobile);
  const ip = networkOf(address);
  // Serialises concurrent requests for one number or from one address; the locks are always taken in this order.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`identity_codes:${mobileMac}`}, 0))`);
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`identity_codes:${ip}`}, 1))`);
  await checkLimits(tx, mobileMac, ip);
  const id = randomUUID();
  const code = String(randomInt(10 ** length)).padStart(length, '0');
  const { expiresAt } = await tx.one(sql<{ expiresAt: Date }>`
    insert into identity_codes (id, scene, mobile_mac, code_mac, ip, expires_at)
    values (${id}::uuid, ${scene}, ${mobileMac}, ${codeMac(secrets, id, code)}, ${ip},
      clock_timestamp() + make_interval(secs => ${ttlSeconds}::int))
    returning expires_at as "expiresAt"`);
  return { id, code, expiresAt };
}

/**
 * Checks a code against the newest one of its number and scene; every attempt counts, including concurrent ones.
 * @returns the id, which `useCode` consumes in the transaction of the action
 * @throws Refusal verification.code.error
 */
export async function checkCode(
  executor: Executor,
  secrets: SecretBox,
  scene: Scene,
  mobile: string,
  code: string | undefined,
): Promise<string> {
  const found = await executor.first(sql<{ id: string; codeMac: string }>`
    update identity_codes set attempts = attempts + 1
     where id = (select id from identity_codes where mobile_mac = ${macOfNumber(secrets, mobile)} and scene = ${scene}
       order by sent_at desc limit 1)
       and used_at is null and expires_at > clock_timestamp() and attempts < ${WRONG_TRIES}::int
    returning id, code_mac as "codeMac"`);
  const given = codeMac(secrets, found?.id ?? '', code ?? '');
  if (found === undefined || !timingSafeEqual(Buffer.from(given), Buffer.from(found.codeMac)))
    throw new Refusal('verification.code.error');
  return found.id;
}

/** @throws Refusal verification.code.error when the code was used meanwhile */
export async function useCode(tx: Tx, id: string): Promise<void> {
  const count = await tx.run(sql`
    update identity_codes set used_at = clock_timestamp() where id = ${id}::uuid and used_at is null`);
  if (count !== 1) throw new Refusal('verification.code.error');
}

async function checkLimits(tx: Tx, mobileMac: string, ip: string): Promise<void> {
  const { pause, number, address } = await tx.one(sql<{ pause: number; number: number; address: number }>`
    select coalesce(max(case when mobile_mac = ${mobileMac}
      then ${LIMITS.pauseSeconds}::int - extract(epoch from clock_timestamp() - sent_at) end), 0)::float8 as pause,
           coalesce((select extract(epoch from sent_at + interval '1 hour' - clock_timestamp()) from identity_codes
             where mobile_mac = ${mobileMac} and sent_at > clock_timestamp() - interval '1 hour'
               order by sent_at desc offset ${LIMITS.perNumber - 1}::int limit 1), 0)::float8 as number,
           coalesce((select extract(epoch from sent_at + interval '1 hour' - clock_timestamp()) from identity_codes
             where ip = ${ip} and sent_at > clock_timestamp() - interval '1 hour'
               order by sent_at desc offset ${LIMITS.perAddress - 1}::int limit 1), 0)::float8 as address
      from identity_codes where mobile_mac = ${mobileMac} and sent_at > clock_timestamp() - interval '1 hour'`);
  const waitSeconds = Math.ceil(Math.max(pause, number, address));
  if (waitSeconds > 0) throw new Refusal('rate.limited', null, waitSeconds);
}

/** The stored form of a number. */
export function macOfNumber(secrets: SecretBox, mobile: string): string {
  return secrets.mac(mobile, 'identity_codes.mobile');
}

function codeMac(secrets: SecretBox, id: string, code: string): string {
  return secrets.mac(`${id}:${code}`, 'identity_codes.code');
}
