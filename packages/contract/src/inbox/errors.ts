/** Refusals of the room that members meet. */
export const ERROR_TEXTS = {
  'feedback.open': 'You have sent much already, please wait for an answer first',
} as const;
