import type { LoginStep } from '@fairlot/contract';

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

/** At least ten characters, among them letters and digits. */
export function isStrongPassword(password: string): boolean {
  return Array.from(password).length >= 10 && /\p{L}/u.test(password) && /\d/.test(password);
}

/** Two spellings of a name are one. */
export function normaliseName(name: string): string {
  return name.trim().toLowerCase();
}
