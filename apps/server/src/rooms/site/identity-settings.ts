import type { siteDesk } from '@fairlot/contract';
import type { IdentitySettings } from '@fairlot/contract/site/identity-settings';
import type { Static } from 'typebox';

export const IDENTITY_DEFAULTS: Static<typeof IdentitySettings> = {
  smsProvider: 'server',
  humanCheck: 'altcha',
  codeLength: 6,
  codeTtlSeconds: 300,
  passwordMaxAgeDays: 0,
  trialOpen: true,
};

/**
 * Fields that the registration form always shows and requires, because members log in with them; the merchant may
 * change their rules.
 */
const FIXED_FIELDS: ReadonlySet<string> = new Set([
  'username',
  'password',
  'confirmPassword',
  'loginUsername',
  'loginPassword',
  'loginMobileNum',
]);

/** Whether these fields are still shown and required. */
export function keepsFixedFields(fields: Static<typeof siteDesk.RegisterFields>): boolean {
  return Object.entries(fields).every(
    ([name, { show, required }]) => !FIXED_FIELDS.has(name) || (show !== false && required !== false),
  );
}

/** @throws when a rule cannot be compiled */
export function checkRegisterFields(fields: Static<typeof siteDesk.RegisterFields>): void {
  for (const [name, { rules = [] }] of Object.entries(fields)) {
    for (const { pattern, flags } of rules) {
      try {
        new RegExp(pattern, flags);
      } catch (error) {
        throw new Error(`The setting registerFields has a rule of ${name} that cannot be compiled`, { cause: error });
      }
    }
  }
}
