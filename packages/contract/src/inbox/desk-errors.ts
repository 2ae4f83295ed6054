/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'case.closed': 'This case is already closed',
} as const;
