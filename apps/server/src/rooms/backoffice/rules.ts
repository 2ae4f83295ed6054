import type { LoginStep } from '@fairlot/contract';
import { LEAST_PASSWORD_SCORE } from '@fairlot/contract/identity/password-filter';
import { isCommonPassword, scorePassword } from '../../platform/common-passwords.ts';

export interface LoginFacts {
  /** An authenticator or a passkey is set up. */
  hasFactor: boolean;
  /** The second factor was verified in this session. */
  hasCode: boolean;
  mustChangePassword: boolean;
  needsFactor: boolean;
}

/** The next step of a login with a correct password: first verify the person, then complete the account. */
export function stepOf({ hasFactor, hasCode, mustChangePassword, needsFactor }: LoginFacts): LoginStep {
  if (hasFactor && !hasCode) return 'code';
  if (mustChangePassword) return 'password';
  if (needsFactor && !hasFactor) return 'enrol';
  return 'open';
}

/**
 * Requires at least ten characters with letters and digits, no common password, sufficient strength (ADR 52), and that
 * it is not the operator's name.
 */
export async function isStrongPassword(password: string, name: string): Promise<boolean> {
  const isVaried = Array.from(password).length >= 10 && /\p{L}/u.test(password) && /\d/.test(password);
  const isEasy = (await isCommonPassword(password)) || password.toLowerCase().includes(name);
  return isVaried && !isEasy && (await scorePassword(password, [name])) >= LEAST_PASSWORD_SCORE.operator;
}

/** Unifies different spellings of a name. */
export function normaliseName(name: string): string {
  return name.trim().toLowerCase();
}
