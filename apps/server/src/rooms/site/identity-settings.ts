import { StrictObject } from '@fairlot/contract/shapes';
import type { siteDesk } from '@fairlot/contract';
import type { IdentitySettings } from '@fairlot/contract/site/identity-settings';
import { type Static, Type } from 'typebox';

/**
 * The merchant's Firebase project, as the Firebase console shows it for web apps; all of it is public. `emulator` is
 * the origin of a Firebase emulator for development.
 */
export const FirebaseWeb = Type.Union([
  Type.Null(),
  StrictObject({
    apiKey: Type.String({ pattern: '^[A-Za-z0-9_-]{8,128}$' }),
    projectId: Type.String({ pattern: '^[a-z0-9-]{4,64}$' }),
    authDomain: Type.String({ maxLength: 253, pattern: '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\\.)+[a-z]{2,24}$' }),
    emulator: Type.Union([Type.Null(), Type.String({ pattern: '^https?://[a-z0-9.-]{1,253}(:[0-9]{1,5})?$' })]),
  }),
]);

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
