/** Refusals of the room that operators alone meet. */
export const OPERATOR_ERROR_TEXTS = {
  'application.decided': 'This application was decided already',
} as const;
