/** Errors that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'agency.move.below': 'A member cannot be moved below themselves or below a member of their own team',
  'agency.application.decided': 'This application has already been decided',
  'agency.run.changed': 'The bills of this settlement have changed or have been decided. Reload and check them again',
  'agency.bill.closed': 'This bill was denied or has expired. None of it is paid',
  'agency.correction.below': 'A correction cannot bring a bill or a day below zero',
  'agency.template.exists': 'A template with this name already exists',
} as const satisfies Record<string, string>;
