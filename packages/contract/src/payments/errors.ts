/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'account.deposit.pending':
    'A deposit may still arrive. Close the account once it has, or one day after you started it',
  'deposit.provider.unavailable': 'The payment provider is not responding, please try again later',
  'deposit.open': 'You have an unpaid deposit with this method, please pay or cancel it first',
  'deposit.cancel.refused': 'This deposit cannot be cancelled any more',
  'deposit.sent.refused': 'This deposit is no longer waiting for a payment',
  'account.withdrawal.open': 'A withdrawal is being processed. Close the account once it has ended',
  'payout.account.exists': 'This account is already in your list',
  'payout.account.full': 'You have the maximum number of accounts of this type. Remove one first',
  'payout.account.busy': 'A withdrawal to this account is being processed. Remove the account once it has ended',
  'payout.account.waiting': 'This account is new and cannot receive money yet',
  'payout.account.name': 'The account holder’s name differs from the name on your document',
  'withdraw.closed': 'Withdrawals are closed at the moment',
  'withdraw.wagering': 'Your deposit has to be played before you can withdraw',
  'withdraw.cancel.refused': 'This withdrawal cannot be cancelled any more',
} as const;
