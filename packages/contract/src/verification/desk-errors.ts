/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'verification.listed': 'A sanctions list contains a similar name. Decide whether it is the same person',
  'verification.list.silent': 'The sanctions lists cannot be reached, so nobody can be verified now. Try again later',
} as const;
