/** Refusals of the room that operators alone meet. */
export const OPERATOR_ERROR_TEXTS = {
  'case.closed': 'This case is closed already',
} as const;
