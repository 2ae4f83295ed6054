/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'feedback.open': 'You have sent much already, please wait for an answer first',
} as const;
