/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'application.decided': 'This application was decided already',
} as const;
