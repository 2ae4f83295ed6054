/** Errors that members receive when they open a game of a vendor. */
export const ERROR_TEXTS = {
  'vendor.unavailable': 'This provider does not answer at the moment, please try again later',
} as const;
