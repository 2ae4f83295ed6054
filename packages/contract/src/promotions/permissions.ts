/** Permissions for offers and bonus money. */
export const PERMISSIONS = ['promotions.read', 'promotions.write', 'promotions.grant'] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['promotions.write', 'promotions.grant'] as const;

/** Changes that a second operator approves. */
export const APPROVAL_KINDS = ['offer', 'bonus', 'bonus.cancel'] as const;
