/** What operators may do with the sums of all bets. */
export const PERMISSIONS = ['figures.read'] as const;
