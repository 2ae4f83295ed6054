import type { siteDesk } from '@fairlot/contract';

/** Prize modes of launches. ZY applies to vendors for which the merchant configures it. Source: Z-41. */
export const PRIZE_MODES = { lott: 'Lott', zy: 'ZY', elott: 'Elott', sea: 'SEA' } as const satisfies Record<
  string,
  siteDesk.PrizeMode
>;
export type PrizeMode = siteDesk.PrizeMode;
/** Prize modes by vendor, if the merchant's differs from the default. */
export type PrizeModes = Readonly<Record<string, PrizeMode>>;
/** Values of `playType` in launch addresses. */
export const PLAY_TYPES = { tradition: 'trad', entertainment: 'ent' } as const;
/** Vendors whose draws are sold here, or that have their own prize mode. */
export const VENDORS = { own: 'TCG_LOTTO_VN', sea: 'TCG_SEA' } as const;
