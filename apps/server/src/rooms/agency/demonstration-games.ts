import type { Product } from './rates.ts';

const lottery = (gameId: string, gameName: string) =>
  ({ source: 'lottery', vendor: null, product: 'lottery', gameId, gameName }) as const;
const original = (gameId: string, gameName: string) =>
  ({ source: 'original', vendor: 'BGS', product: 'originals', gameId, gameName }) as const;
const ofVendor = (vendor: string, product: Product, gameName: string) =>
  ({ source: 'vendor', vendor, product, gameId: `${vendor}0001`, gameName }) as const;

export const LOTTERIES = [lottery('VN300', 'Vietnam 5 minutes'), lottery('VN60', 'Vietnam 60 seconds')] as const;
export const OWN = [
  original('BGS1', 'Dice'),
  original('BGS2', 'Plinko Fair'),
  original('BGS3', 'Mines'),
  original('BGS4', 'Crash'),
  original('BGS5', 'Wheel'),
  original('BGS6', 'Hi-Lo Fair'),
] as const;
export const VENDORS = [
  ofVendor('NWND', 'slots', 'Moonlit Garden'),
  ofVendor('ST9', 'live', 'Harbour Roulette'),
  ofVendor('CHAIR', 'pvp', 'Teahouse Rummy'),
  ofVendor('DPBL', 'fish', 'Coral Hunters'),
  ofVendor('NSTAR', 'sports', 'Matchday Football'),
  ofVendor('AV', 'esports', 'Arena Five'),
  ofVendor('DS88', 'cockfight', 'Dawn Ring'),
] as const;

/** Games of the demonstration's past whose bets have no round. */
export const GAMES_WITHOUT_ROUNDS = [...LOTTERIES, ...VENDORS];
