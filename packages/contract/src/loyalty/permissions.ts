/** What operators may do with levels, missions and rewards. */
export const PERMISSIONS = ['loyalty.read', 'loyalty.levels', 'loyalty.missions', 'loyalty.reward'] as const;

/** Those by which money or value can reach members: an emergency does not grant them. */
export const PAYING = ['loyalty.levels', 'loyalty.missions', 'loyalty.reward'] as const;

/** What a second operator has to approve. */
export const APPROVAL_KINDS = ['loyalty.levels', 'loyalty.mission', 'loyalty.reward', 'loyalty.level'] as const;
