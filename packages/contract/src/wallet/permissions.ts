/** Permissions for balances. */
export const PERMISSIONS = ['ledger.read', 'balance.adjust'] as const;

/** Permissions by which money or value can reach members; an emergency does not grant them. */
export const PAYING = ['balance.adjust'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['balance.adjust'] as const;
