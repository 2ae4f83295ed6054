import { type ArtMotif, motifOfName } from '@fairlot/ui/art';
import type { SnapshotGame } from './snapshot.ts';

/** In-house games whose code does not reveal their kind. */
const OWN: Readonly<Record<string, ArtMotif>> = {
  'slot-kites': 'rocket',
  'slot-orchard': 'citrus',
  'slot-lantern': 'moon',
  videopoker: 'poker',
};
/** Kinds that a class of the game filter implies: video poker, scratch cards. */
const BY_CLASS: Readonly<Record<string, ArtMotif>> = { VP: 'poker', SC: 'ticket' };
/** Categories whose games can have a kind that their name reveals. */
const NAMED: ReadonlySet<string> = new Set(['LIVE', 'PVP', 'SPORTS']);

/**
 * The motif of a game's drawn picture, by its common name and class, independent of the language; undefined if only the
 * category decides, as for slots and fish games.
 */
export function motifOfGame({
  vendor,
  code,
  category,
  classify,
  name,
}: Pick<SnapshotGame, 'vendor' | 'code' | 'category' | 'classify' | 'name'>): ArtMotif | undefined {
  if (vendor === 'BGS') return OWN[code] ?? motifOfName(code);
  return BY_CLASS[classify] ?? (NAMED.has(category) ? motifOfName(name) : undefined);
}
