import type { BetPlaced } from '../../platform/events/index.ts';

type Product = BetPlaced['product'];

const PRODUCTS: Readonly<Record<string, Product>> = {
  RNG: 'slots',
  LIVE: 'live',
  PVP: 'pvp',
  FISH: 'fish',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  COCKFIGHT: 'cockfight',
  LOTT: 'lottery',
  ELOTT: 'lottery',
};

/** Product of a game category in the events of bets. */
export function productOf(category: string | undefined): Product {
  return PRODUCTS[category ?? ''] ?? 'slots';
}
