/** Permissions for in-house games. */
export const PERMISSIONS = ['originals.read', 'originals.change'] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['originals.change'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['originals.settings', 'originals.floor'] as const;
