/** Permissions for payments. */
export const PERMISSIONS = [
  'payments.read',
  'payments.resolve',
  'payments.connect',
  'withdrawals.read',
  'withdrawals.decide',
] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['payments.resolve', 'payments.connect', 'withdrawals.decide'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = [
  'deposit.terms',
  'deposit.method',
  'payment.credit',
  'payments.connection',
  'withdrawal.approve',
  'withdrawal.settle',
  'withdrawal.terms',
] as const;
