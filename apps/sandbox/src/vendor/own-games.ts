import type { Listed } from './directory.ts';
import type { VendorState } from './model.ts';

type Told = Pick<Listed, 'code' | 'name' | 'category'>;

/** The games that a vendor lists: those on the operator's shelves, with what the vendor has changed since. */
export function listedGames({ ownGames }: VendorState, vendor: string, shelves: readonly Told[]): Told[] {
  const { added = [], gone = [] } = ownGames[vendor] ?? {};
  const own = new Map(shelves.map(({ code, name, category }) => [code, { code, name, category }]));
  for (const game of added) own.set(game.code, game);
  return [...own.values()].filter(({ code }) => !gone.includes(code));
}

/** A vendor adds a game, names one anew or withdraws one. @returns whether the change could be understood */
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
