/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'verification.listed': 'A name like this stands on a list of sanctions; decide whether it is the same person',
  'verification.list.silent': 'The lists of sanctions do not answer, so that nobody is verified now; try again later',
} as const;
