/** Refusals of the room that members meet. */
export const ERROR_TEXTS = {
  'offer.refused': 'You cannot take this offer now',
} as const;
