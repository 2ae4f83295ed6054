/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'verification.listed': 'A similar name is on a sanctions list. Decide whether it is the same person',
  'verification.list.silent': 'The sanctions lists are not responding, so no member can be verified. Try again later',
} as const;
