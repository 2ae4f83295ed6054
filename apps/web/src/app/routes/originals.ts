import type { PageRoute } from '../page-route.ts';

/** Codes of the games as the contract has them; each has an address of its own. */
const GAMES = [
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

/** In-house games, for members only: a visitor is asked to log in and comes back. */
export const routes: readonly PageRoute[] = GAMES.map((game) => ({
  path: `/m/inhouse/${game}`,
  page: 'inhouse-game',
  guard: 'member',
  titleKey: `original.${game}`,
  header: 'none',
  hasFooter: false,
  back: '/m/inhouse',
  texts: ['originals', 'protection'],
}));
