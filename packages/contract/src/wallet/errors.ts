/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'account.balance.left': 'Please withdraw your balance before you close the account',
  'balance.insufficient': 'Your balance is not enough',
  'bonus.running': 'Another bonus is running',
  'bonus.ended': 'This bonus has ended',
} as const;
