import type { Listed } from './directory.ts';
import type { VendorState } from './model.ts';
import { isOfDemonstration } from './roster.ts';

type StatementOptions = Pick<Listed, 'code' | 'name' | 'category'>;

/** A vendor's games that are new to the operator; all are slots. */
const FIRST_GAMES = [
  'Amber Harbour',
  'Cloud Orchard',
  'Copper Comet',
  'Jade Lantern',
  'Paper Dragon',
  'River of Coins',
  'Silver Anchor',
  'Tide and Gold',
];

function firstGames(vendor: string): StatementOptions[] {
  return FIRST_GAMES.map((name, place) => ({
    code: `${vendor}${String(place + 1).padStart(4, '0')}`,
    name,
    category: 'RNG',
  }));
}

/**
 * The games that a vendor lists: those of the operator's catalogue, with the vendor's later changes. A vendor outside
 * the demonstration has a few games of its own. So does any vendor while the operator has none of its games.
 */
export function listedGames(
  { ownGames }: VendorState,
  vendor: string,
  catalogueCache: readonly StatementOptions[],
): StatementOptions[] {
  const { added = [], gone = [] } = ownGames[vendor] ?? {};
  const own = new Map<string, StatementOptions>();
  if (catalogueCache.length === 0 || !isOfDemonstration(vendor))
    for (const game of firstGames(vendor)) own.set(game.code, game);
  for (const { code, name, category } of catalogueCache) own.set(code, { code, name, category });
  for (const game of added) own.set(game.code, game);
  return [...own.values()].filter(({ code }) => !gone.includes(code));
}

/** A vendor adds, renames or withdraws a game. @returns whether the change was valid */
export function changeGame({ ownGames }: VendorState, vendor: string, fields: Record<string, unknown>): boolean {
  const { code, name, category = 'RNG', gone } = fields;
  if (typeof code !== 'string' || !/^[A-Za-z0-9_-]{1,64}$/.test(code)) return false;
  const own = (ownGames[vendor] ??= { added: [], gone: [] });
  own.gone = own.gone.filter((known) => known !== code);
  if (gone === true) {
    own.gone.push(code);
    return true;
  }
  if (typeof name !== 'string' || name === '' || typeof category !== 'string') return false;
  own.added = [...own.added.filter((known) => known.code !== code), { code, name, category }];
  return true;
}
