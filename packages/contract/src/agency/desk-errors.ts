/** Errors that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'agency.move.below': 'A member cannot be moved below themselves or a member of their own team',
  'agency.application.decided': 'Another operator has already decided on this application',
  'agency.run.changed': 'Bills of this settlement have changed or were decided on. Review it again',
  'agency.bill.closed': 'This bill was denied or has expired. It will not be paid',
  'agency.correction.below': 'A correction cannot make a bill or a day negative',
  'agency.template.exists': 'A template with this name already exists',
} as const satisfies Record<string, string>;
