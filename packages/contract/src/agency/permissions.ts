/** What operators may do with agents. */
export const PERMISSIONS = ['agency.read', 'agency.change'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['agency.move'] as const;
