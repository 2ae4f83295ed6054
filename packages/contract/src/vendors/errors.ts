/** Errors that members receive when they open a game of a vendor. */
export const ERROR_TEXTS = {
  'vendor.unavailable': 'This provider is not responding at the moment, please try again later',
} as const;
