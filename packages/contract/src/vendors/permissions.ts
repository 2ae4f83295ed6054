/** Permissions for vendors. */
export const PERMISSIONS = [
  'vendors.read',
  'vendors.reconcile',
  'vendors.grant',
  'vendors.repair',
  'vendors.games',
  'vendors.stakes',
  'vendors.connect',
] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['vendors.grant', 'vendors.repair', 'vendors.connect'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = [
  'vendors.freeRounds',
  'vendors.repair',
  'vendors.games',
  'vendors.ownGames',
  'vendors.limit',
  'vendors.connection',
  'vendors.keys',
] as const;
