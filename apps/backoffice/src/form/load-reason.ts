/** A body of nothing but the reason. Lists ask for one, and most only read: its schema comes with the first press. */
export const loadReason = async () => ({ body: (await import('@fairlot/contract/shapes')).ReasonBody });
