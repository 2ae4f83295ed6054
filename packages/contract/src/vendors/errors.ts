/** Errors of this room that members receive. */
export const ERROR_TEXTS = {
  'account.bets.open': 'Some of your bets or wins are not settled yet. Close the account once they are',
  'vendor.unavailable': 'This provider is not responding at the moment, please try again later',
} as const;
