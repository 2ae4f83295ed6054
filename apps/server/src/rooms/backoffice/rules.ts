import type { LoginStep } from '@fairlot/contract';
import { isCommonPassword } from '../../platform/common-passwords.ts';

export interface LoginFacts {
  hasTotp: boolean;
  hasCode: boolean;
  mustChangePassword: boolean;
  needsTotp: boolean;
}

/** The next step of a log-in whose password was right: prove the person first, then put the account in order. */
export function stepOf({ hasTotp, hasCode, mustChangePassword, needsTotp }: LoginFacts): LoginStep {
  if (hasTotp && !hasCode) return 'code';
  if (mustChangePassword) return 'password';
  if (needsTotp && !hasTotp) return 'enrol';
  return 'open';
}

/**
 * At least ten characters, among them letters and digits; none of those that are tried first, and not the operator's
 * name.
 */
export function isStrongPassword(password: string, name: string): boolean {
  const isVaried = Array.from(password).length >= 10 && /\p{L}/u.test(password) && /\d/.test(password);
  return isVaried && !isCommonPassword(password) && !password.toLowerCase().includes(name);
}

/** Two spellings of a name are one. */
export function normaliseName(name: string): string {
  return name.trim().toLowerCase();
}
