/** What operators may do with balances. */
export const PERMISSIONS = ['ledger.read', 'balance.adjust'] as const;

/** Those by which money or value can reach members: an emergency does not grant them. */
export const PAYING = ['balance.adjust'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['balance.adjust'] as const;
