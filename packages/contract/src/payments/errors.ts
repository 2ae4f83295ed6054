/** Errors of this room that members and visitors receive. */
export const ERROR_TEXTS = {
  'account.deposit.pending':
    'A deposit may still arrive, please close the account once it has or one day after you began it',
  'deposit.provider.unavailable': 'The payment provider is not responding, please try again later',
  'deposit.open': 'You have an unpaid deposit with this method, please pay or cancel it first',
  'deposit.cancel.refused': 'This deposit cannot be cancelled any more',
  'deposit.sent.refused': 'This deposit is no longer waiting for a payment',
  'account.withdrawal.open': 'A withdrawal is on its way, please close the account once it has ended',
  'payout.account.exists': 'This account is in your list already',
  'payout.account.full': 'You cannot add more accounts of this kind, please remove one first',
  'payout.account.busy': 'A withdrawal to this account is on its way, please remove it once it has ended',
  'payout.account.waiting': 'This account is new and cannot receive money yet',
  'payout.account.name': 'The account holder’s name differs from the name on your document',
  'withdraw.closed': 'Withdrawals are closed at the moment',
  'withdraw.wagering': 'Please play the rest of your deposit before you withdraw',
  'withdraw.cancel.refused': 'This withdrawal cannot be cancelled any more',
} as const;
