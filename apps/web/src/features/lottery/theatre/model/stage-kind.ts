import type { Draw } from '../../results/api/draw.ts';

/** How a draw is staged: dice are thrown together, a race is run, other numbers fall one at a time. */
export type StageKind = 'dice' | 'race' | 'numbers';

const RUNNERS = 10;

export function stageKindOf(structure: Draw['structure']): StageKind {
  const [level, ...others] = structure;
  if (level === undefined || others.length > 0) return 'numbers';
  const { count, range, distinct } = level;
  if (range?.from === 1 && range.to === 6) return 'dice';
  return count === RUNNERS && distinct?.from === 1 && distinct.to === RUNNERS ? 'race' : 'numbers';
}
