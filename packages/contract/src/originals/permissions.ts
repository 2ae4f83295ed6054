/** What operators may do with in-house games. */
export const PERMISSIONS = ['originals.read', 'originals.change'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['originals.settings', 'originals.floor'] as const;
