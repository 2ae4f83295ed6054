/** Permissions for figures and bets. */
export const PERMISSIONS = ['figures.read', 'bets.read'] as const;
