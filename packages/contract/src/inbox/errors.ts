/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'feedback.open': 'Several of your messages are still unanswered. Please wait for an answer first',
} as const;
