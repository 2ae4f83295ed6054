/** All products, named as in bets, in the order of lists. */
export const PRODUCTS = [
  'lottery',
  'slots',
  'live',
  'pvp',
  'fish',
  'sports',
  'esports',
  'cockfight',
  'originals',
] as const;
