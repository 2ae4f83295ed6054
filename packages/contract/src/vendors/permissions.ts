/** What operators may do with vendors. */
export const PERMISSIONS = [
  'vendors.read',
  'vendors.reconcile',
  'vendors.grant',
  'vendors.repair',
  'vendors.games',
  'vendors.stakes',
] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['vendors.freeRounds', 'vendors.repair', 'vendors.games'] as const;
