/** What operators may do with requests for approval and with the trail of changes. */
export const PERMISSIONS = ['approvals.read', 'approvals.decide', 'audit.read'] as const;
