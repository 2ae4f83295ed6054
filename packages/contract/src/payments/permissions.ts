/** What operators may do with payments. */
export const PERMISSIONS = ['payments.read', 'payments.resolve', 'withdrawals.read', 'withdrawals.decide'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['deposit.terms', 'payment.credit', 'withdrawal.approve', 'withdrawal.terms'] as const;
