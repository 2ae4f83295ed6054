/** What operators may do with in-house games. */
export const PERMISSIONS = ['originals.read', 'originals.change'] as const;

/** Those by which money or value can reach members: an emergency does not grant them. */
export const PAYING = ['originals.change'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['originals.settings', 'originals.floor'] as const;
