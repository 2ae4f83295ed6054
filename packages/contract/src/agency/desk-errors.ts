/** Refusals that only operators meet. */
export const OPERATOR_ERROR_TEXTS = {
  'agency.move.below': 'A member cannot stand below themselves or somebody of their own team',
  'agency.application.decided': 'Somebody has decided on this application already',
  'agency.run.changed': 'Bills of this settlement changed since, or somebody has decided on them; look again',
  'agency.template.exists': 'There is a template with this name',
} as const satisfies Record<string, string>;
