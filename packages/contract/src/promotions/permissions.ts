/** What operators may do with offers and bonus money. */
export const PERMISSIONS = ['promotions.read', 'promotions.write', 'promotions.grant'] as const;

/** What a second operator approves. */
export const APPROVAL_KINDS = ['offer', 'bonus'] as const;
