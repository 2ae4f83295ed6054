import { createHmac } from 'node:crypto';
import type { AskedParty } from '../../../config-verification.ts';
import type { ScreenedPerson } from '../../identity/ports.ts';
import { callSigned, PartyUnavailable } from '../../../platform/outside/signed-call.ts';

/** Long enough for a slow register, short enough for somebody who waits at the log-in. */
const TIMEOUT_MS = 3000;

/** What a register of exclusions says about a person; `until` is null where it names no end. */
export interface RegisterFinding {
  isExcluded: boolean;
  until: Date | null;
}

/**
 * The hashes by which a person is looked up, none where nothing is known: HMAC-SHA256 under the secret that is shared
 * with the register, so that neither number nor address leaves the house.
 */
export function registerMarks(secret: string, { mobile, email }: ScreenedPerson): string[] {
  const mark = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind}:${text}`).digest('hex');
  return [
    ...(mobile ? [mark('mobile', mobile)] : []),
    ...(email ? [mark('email', email.normalize('NFKC').trim().toLowerCase())] : []),
  ];
}

/** @throws PartyUnavailable when no answer comes that is the register's own */
export async function askRegister(register: AskedParty, marks: readonly string[]): Promise<RegisterFinding> {
  const answer = (await callSigned(register, '/v1/check', { marks }, TIMEOUT_MS)) ?? {};
  const { excluded, until = null } = answer as { excluded?: unknown; until?: unknown };
  const isTime = until === null || (typeof until === 'number' && Number.isSafeInteger(until) && until > 0);
  if (typeof excluded !== 'boolean' || !isTime) throw new PartyUnavailable('the response is invalid');
  return { isExcluded: excluded, until: excluded && typeof until === 'number' ? new Date(until) : null };
}
