import type { Caller } from '../../../platform/http/index.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { getAccount } from '../accounts.ts';
import type { IdentityServices } from '../services.ts';
import { isSessionFresh } from '../sessions/session-rows.ts';

const FRESH_MINUTES = 10;

/**
 * Verifies the member before a change to the account's protection: by the password or, for members without one, by a
 * login within the last ten minutes. Wrong passwords count as attempts on the account.
 * @throws Refusal login.invalid, login.locked or reauth.required
 */
export async function requireMember(
  { platform: { db }, guard }: IdentityServices,
  { memberId, sessionId }: Caller,
  password: string | undefined,
  ip: string,
): Promise<void> {
  const { passwordHash } = await getAccount(db, memberId);
  if (passwordHash === null) {
    if (!(await isSessionFresh(db, sessionId, FRESH_MINUTES))) throw new Refusal('reauth.required');
    return;
  }
  if (password === undefined) throw new Refusal('reauth.required');
  // Counted separately from the login: guesses in an open session must not lock its owner out elsewhere.
  const subject = { purpose: 'reauth', name: String(memberId) } as const;
  await guard.begin(subject, ip, true);
  if (!(await verifyPassword(passwordHash, password))) throw new Refusal('login.invalid');
  await guard.succeed(subject);
}
