/** Permissions for members' identities. */
export const PERMISSIONS = ['verification.read', 'verification.decide'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['identity.verify'] as const;
