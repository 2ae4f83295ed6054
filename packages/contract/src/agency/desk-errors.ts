/** Refusals that only operators meet. */
export const OPERATOR_ERROR_TEXTS = {
  'agency.move.below': 'A member cannot stand below themselves or somebody of their own team',
} as const satisfies Record<string, string>;
