/** What operators may do with payments. */
export const PERMISSIONS = [
  'payments.read',
  'payments.resolve',
  'payments.connect',
  'withdrawals.read',
  'withdrawals.decide',
] as const;

/** Those by which money or value can reach members: an emergency does not grant them. */
export const PAYING = ['payments.resolve', 'payments.connect', 'withdrawals.decide'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = [
  'deposit.terms',
  'deposit.way',
  'payment.credit',
  'payments.connection',
  'withdrawal.approve',
  'withdrawal.terms',
] as const;
