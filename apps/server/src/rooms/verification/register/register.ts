import { createHmac } from 'node:crypto';
import type { AskedParty } from '../../../config-verification.ts';
import type { ScreenedPerson } from '../../identity/ports.ts';
import { callSigned, PartyUnavailable } from '../../../platform/outside/signed-call.ts';

/** Long enough for a slow register, short enough for a person who waits at the log-in. */
const TIMEOUT_MS = 3000;

/** An exclusion register's finding about a person; `until` is null where it names no end. */
export interface RegisterFinding {
  isExcluded: boolean;
  until: Date | null;
}

/**
 * The hashes by which a person is looked up, empty where nothing is known: HMAC-SHA256 under the secret shared with the
 * register, so that neither number nor address leaves our systems.
 */
export function registerMarks(secret: string, { mobile, email }: ScreenedPerson): string[] {
  const mark = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind}:${text}`).digest('hex');
  return [
    ...(mobile ? [mark('mobile', mobile)] : []),
    ...(email ? [mark('email', email.normalize('NFKC').trim().toLowerCase())] : []),
  ];
}

/** @throws PartyUnavailable when the register does not answer authentically */
export async function askRegister(register: AskedParty, marks: readonly string[]): Promise<RegisterFinding> {
  const answer = (await callSigned(register, '/v1/check', { marks }, TIMEOUT_MS)) ?? {};
  const { excluded, until = null } = answer as { excluded?: unknown; until?: unknown };
  const isTime = until === null || (typeof until === 'number' && Number.isSafeInteger(until) && until > 0);
  if (typeof excluded !== 'boolean' || !isTime) throw new PartyUnavailable('the response is invalid');
  return { isExcluded: excluded, until: excluded && typeof until === 'number' ? new Date(until) : null };
}
