/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'application.decided': 'This application has already been decided',
} as const;
