/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'feedback.open': 'You have several open messages, please wait for an answer first',
} as const;
