/** Errors that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'agency.move.below': 'A member cannot stand below themselves or somebody of their own team',
  'agency.application.decided': 'Somebody has decided on this application already',
  'agency.run.changed': 'Bills of this settlement changed since, or somebody has decided on them; look again',
  'agency.bill.closed': 'This bill was denied or has expired; nothing of it is paid',
  'agency.correction.below': 'A correction never brings a bill or a day below nothing',
  'agency.template.exists': 'There is a template with this name',
} as const satisfies Record<string, string>;
