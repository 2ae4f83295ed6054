/** Permissions for levels, missions and rewards. */
export const PERMISSIONS = ['loyalty.read', 'loyalty.levels', 'loyalty.missions', 'loyalty.reward'] as const;

/** Permissions that can give money or value to members; an emergency does not grant them. */
export const PAYING = ['loyalty.levels', 'loyalty.missions', 'loyalty.reward'] as const;

/** Changes that need a second operator's approval. */
export const APPROVAL_KINDS = ['loyalty.levels', 'loyalty.mission', 'loyalty.reward', 'loyalty.level'] as const;
