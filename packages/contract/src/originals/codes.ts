/** In-house games; each has its own page, `/m/inhouse/<code>`. */
export const ORIGINAL_CODES = [
  'dice',
  'limbo',
  'mines',
  'plinko',
  'crash',
  'keno',
  'hilo',
  'wheel',
  'roulette',
  'blackjack',
  'baccarat',
  'videopoker',
  'slot-orchard',
  'slot-lantern',
  'slot-kites',
] as const;
