export type Protocol = 'hub88' | 'softswiss' | 'slotegrator' | 'transfer';

/** Engines behind the tiles of a kind of game. */
export type EngineName =
  | 'slot'
  | 'roulette'
  | 'baccarat'
  | 'fish'
  | 'cards'
  | 'sports'
  | 'esports'
  | 'cockfight'
  | 'draw';

const LIVE: Readonly<Record<string, EngineName>> = { ST9: 'roulette', HLIVE: 'baccarat', OMILL: 'roulette' };
const CARDS = new Set(['CHAIR', 'TEAC']);
const FISH = new Set(['DPBL', 'TPOOL']);
const SPORTS = new Set(['NSTAR', 'TERR']);
const ESPORTS = new Set(['AV', 'AI', 'IMES', 'TF', 'IA']);
const COCKFIGHT = new Set(['DS88', 'DIG', 'WGB']);
const DRAWS = new Set(['TCG_SEA', 'GPI']);
const PROTOCOLS: Readonly<Record<string, Protocol>> = { PLAN: 'softswiss', BREEL: 'slotegrator', GPI: 'transfer' };

/** Vendors are distinguished by their codes; an unknown one makes slots. */
export function isVendorCode(code: string): boolean {
  return /^[A-Z][A-Z0-9_]{1,31}$/.test(code);
}

const SLOTS = new Set(['NWND', 'PLAN', 'BREEL', 'CKITE']);

/** Whether the vendor belongs to the operator's demonstration. If so, its games come from the catalogue. */
export function isOfDemonstration(code: string): boolean {
  const named = [SLOTS, CARDS, FISH, SPORTS, ESPORTS, COCKFIGHT, DRAWS];
  return Object.hasOwn(LIVE, code) || named.some((codes) => codes.has(code));
}

export function protocolOf(code: string): Protocol {
  return PROTOCOLS[code] ?? 'hub88';
}

/** The engine of a game; a vendor of tables has both kinds, distinguished by the number of the game. */
export function engineOf(code: string, game: string): EngineName {
  if (LIVE[code] !== undefined) return Number(/\d+$/.exec(game)?.[0] ?? 0) % 3 === 0 ? 'baccarat' : LIVE[code];
  if (CARDS.has(code)) return 'cards';
  if (FISH.has(code)) return 'fish';
  if (SPORTS.has(code)) return 'sports';
  if (ESPORTS.has(code)) return 'esports';
  if (COCKFIGHT.has(code)) return 'cockfight';
  return DRAWS.has(code) ? 'draw' : 'slot';
}
