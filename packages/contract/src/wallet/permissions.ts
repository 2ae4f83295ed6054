/** Permissions for balances. */
export const PERMISSIONS = ['ledger.read', 'balance.adjust'] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['balance.adjust'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['balance.adjust'] as const;
