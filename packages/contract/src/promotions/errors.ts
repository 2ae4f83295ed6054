/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'offer.refused': 'You cannot take this offer now',
} as const;
