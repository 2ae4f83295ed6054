/** Prize modes of launches. Source: Z-41. */
export const PRIZE_MODES = { lott: 'Lott', zy: 'ZY', elott: 'Elott', sea: 'SEA' } as const;
export type PrizeMode = (typeof PRIZE_MODES)[keyof typeof PRIZE_MODES];
/** What `playType` says in launch addresses. */
export const PLAY_TYPES = { tradition: 'trad', entertainment: 'ent' } as const;
/** Vendors whose draws are sold here, or launched by their own prize mode. */
export const VENDORS = { own: 'TCG_LOTTO_VN', sea: 'TCG_SEA' } as const;
