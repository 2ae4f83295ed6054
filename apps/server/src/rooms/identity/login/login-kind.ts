import { Refusal } from '../../../platform/refusal.ts';
import type { IdentityServices } from '../services.ts';

/** Kind of account that a log-in asks for. */
export type LoginKind = 'member' | 'agent' | undefined;

/** Normal members (Z-67). */
const MEMBER_TYPES: readonly number[] = [0, 1, 2];
const NOT_AGENTS: readonly number[] = [0, 4, 40];

/**
 * Checks the kind of an account (Z-63) by the site's setting and by the client's field: a client cannot widen the
 * setting by leaving its own field out.
 * @throws Refusal login.not.member, login.not.agent
 */
export async function requireLoginKind(
  site: IdentityServices['site'],
  loginAs: LoginKind,
  type: number,
): Promise<void> {
  const required: readonly unknown[] = [await site.setting('loginAs'), loginAs];
  if (required.includes('member') && !MEMBER_TYPES.includes(type)) throw new Refusal('login.not.member');
  if (required.includes('agent') && NOT_AGENTS.includes(type)) throw new Refusal('login.not.agent');
}
