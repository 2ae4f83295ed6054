/** What operators may do with payments. */
export const PERMISSIONS = ['payments.read', 'payments.resolve', 'withdrawals.read', 'withdrawals.decide'] as const;

/** Those by which money or value can reach members: an emergency does not grant them. */
export const PAYING = ['payments.resolve', 'withdrawals.decide'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = [
  'deposit.terms',
  'deposit.way',
  'payment.credit',
  'withdrawal.approve',
  'withdrawal.terms',
] as const;
