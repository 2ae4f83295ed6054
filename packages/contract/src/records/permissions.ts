/** What operators may see of what was played. */
export const PERMISSIONS = ['figures.read', 'bets.read'] as const;
