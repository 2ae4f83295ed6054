import { translated } from '../../../shared/language.ts';

/** Texts of API tokens. */
export const tokenTexts = translated('backofficeToken', {
  permissions: 'Permissions',
  states: { live: 'Active', expired: 'Expired', revoked: 'Revoked' },
  created: 'Created',
  all: 'All',
  add: 'New token',
  addText:
    'A program with this token acts in your name, with the permissions selected here that your role has. It cannot ' +
    'change operators, decide on requests or use emergency access. It ends with your account or a new password.',
  days: 'Valid for (days)',
  daysHint: 'From 1 to 365.',
  password: 'Your password',
  none: 'Select at least one permission.',
  make: 'Create token',
  once: 'Copy it now. It is shown only once and is not stored.',
  document: 'OpenAPI document',
  revokeText: (name: string) => `Requests with the token ${name} are rejected immediately.`,
  uses: 'Calls',
  usesOf: (name: string) => `Calls of ${name}`,
  call: 'Call',
});
