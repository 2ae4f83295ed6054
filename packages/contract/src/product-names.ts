/** Every kind of play, as bets name them, in the order in which lists show them. */
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
