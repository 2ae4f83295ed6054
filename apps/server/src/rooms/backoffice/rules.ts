import type { LoginStep } from '@fairlot/contract';
import { LEAST_PASSWORD_SCORE } from '@fairlot/contract/identity/password-filter';
import { isCommonPassword, scorePassword } from '../../platform/common-passwords.ts';

export interface LoginFacts {
  /** An authenticator or a passkey is set up. */
  hasFactor: boolean;
  /** Its code was given, or the passkey used, in this session. */
  hasCode: boolean;
  mustChangePassword: boolean;
  needsFactor: boolean;
}

/** The next step of a log-in whose password was right: prove the person first, then put the account in order. */
export function stepOf({ hasFactor, hasCode, mustChangePassword, needsFactor }: LoginFacts): LoginStep {
  if (hasFactor && !hasCode) return 'code';
  if (mustChangePassword) return 'password';
  if (needsFactor && !hasFactor) return 'enrol';
  return 'open';
}

/**
 * At least ten characters, among them letters and digits; none of those that are tried first, hard to guess (ADR 52),
 * and not the operator's name.
 */
export function isStrongPassword(password: string, name: string): boolean {
  const isVaried = Array.from(password).length >= 10 && /\p{L}/u.test(password) && /\d/.test(password);
  const isEasy = isCommonPassword(password) || password.toLowerCase().includes(name);
  return isVaried && !isEasy && scorePassword(password, [name]) >= LEAST_PASSWORD_SCORE.operator;
}

/** Two spellings of a name are one. */
export function normaliseName(name: string): string {
  return name.trim().toLowerCase();
}
