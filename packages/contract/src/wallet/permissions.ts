/** What operators may do with balances. */
export const PERMISSIONS = ['ledger.read', 'balance.adjust'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['balance.adjust'] as const;
