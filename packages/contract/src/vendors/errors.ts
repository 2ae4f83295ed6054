/** Codes that members meet when a game of a vendor is opened. */
export const ERROR_TEXTS = {
  'vendor.unavailable': 'This provider does not answer at the moment, please try again later',
} as const;
