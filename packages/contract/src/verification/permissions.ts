/** Permissions for members' identities. */
export const PERMISSIONS = ['verification.read', 'verification.decide', 'verification.connect'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['identity.verify', 'verification.connection'] as const;
