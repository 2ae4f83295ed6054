import { readingsOf } from './readings.ts';

/** Outcomes of one kind of bet with few results, such as big and small: keys of texts below `lottery`. */
export interface Road {
  kind: 'size' | 'parity' | 'side';
  /** Oldest first. */
  outcomes: readonly string[];
}

const KINDS: Readonly<Record<string, Road['kind']>> = {
  'play.big': 'size',
  'play.small': 'size',
  'play.odd': 'parity',
  'play.even': 'parity',
  'side.dragon': 'side',
  'side.tiger': 'side',
  'play.tie': 'side',
};

/** Roads of a family's readings, such as the size of the sum. @param draws numbers of each draw, newest first */
export function roadsOf(family: string | undefined, draws: readonly (readonly string[])[]): Road[] {
  const outcomes: Record<Road['kind'], string[]> = { size: [], parity: [], side: [] };
  for (const numbers of draws.toReversed())
    for (const flag of flagsOf(family, numbers)) {
      const kind = KINDS[flag];
      if (kind !== undefined) outcomes[kind].push(flag);
    }
  return (['size', 'parity', 'side'] as const)
    .map((kind) => ({ kind, outcomes: outcomes[kind] }))
    .filter((road) => road.outcomes.length > 0);
}

/** Vietnamese draws are read by the last two digits of the special prize. */
function flagsOf(family: string | undefined, numbers: readonly string[]): readonly string[] {
  if (!family?.startsWith('vn-')) return readingsOf(family, numbers)?.flags ?? [];
  const ending = (numbers[0] ?? '').slice(-2);
  return [ending >= '50' ? 'play.big' : 'play.small', Number(ending) % 2 === 1 ? 'play.odd' : 'play.even'];
}
