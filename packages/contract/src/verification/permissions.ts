/** What operators may do with what is known of a member's identity. */
export const PERMISSIONS = ['verification.read', 'verification.decide'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['identity.verify'] as const;
