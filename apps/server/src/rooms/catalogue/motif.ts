import { type ArtMotif, motifOfName } from '@fairlot/ui/art';
import type { ShelfGame } from './shelf.ts';

/** In-house games whose code says no kind. */
const OWN: Readonly<Record<string, ArtMotif>> = {
  'slot-kites': 'rocket',
  'slot-orchard': 'citrus',
  'slot-lantern': 'moon',
  videopoker: 'poker',
};
/** Kinds that a class of the game filter stands for: video poker, scratch cards. */
const BY_CLASS: Readonly<Record<string, ArtMotif>> = { VP: 'poker', SC: 'ticket' };
/** Categories whose games have a kind of their own that a name can say. */
const NAMED: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'SPORTS']);

/**
 * What the drawn picture of a game shows, by its common name and class, whatever the language; undefined where the
 * category decides alone, as of slots and fish games.
 */
export function motifOfGame({
  vendor,
  code,
  category,
  classify,
  name,
}: Pick<ShelfGame, 'vendor' | 'code' | 'category' | 'classify' | 'name'>): ArtMotif | undefined {
  if (vendor === 'BGS') return OWN[code] ?? motifOfName(code);
  return BY_CLASS[classify] ?? (NAMED.has(category) ? motifOfName(name) : undefined);
}
