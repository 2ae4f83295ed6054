import type { Statistics } from '../api/statistics.ts';
import type { Result } from './result.ts';

export type Ending = Statistics['numbers'][number];
export type EndingOrder = 'number' | 'count' | 'away';

/**
 * Number of draws since an ending last appeared; an ending that did not appear counts as absent for all examined draws.
 */
export function drawsAway({ drawsSince }: Ending, looked: number): number {
  return drawsSince ?? looked;
}

/** Sorts endings by number, by frequency, or by longest absence; ties by number. */
export function sortEndings(endings: readonly Ending[], order: EndingOrder, looked: number): Ending[] {
  const keyOf = {
    number: () => 0,
    count: (ending: Ending) => -ending.count,
    away: (ending: Ending) => -drawsAway(ending, looked),
  }[order];
  return endings.toSorted((a, b) => keyOf(a) - keyOf(b) || Number(a.number) - Number(b.number));
}

/**
 * Strength of an ending's colour in the grid: 0 when it was not drawn, 3 in the highest third of the counts.
 * @param most the highest count
 */
export function heatOf(count: number, most: number): 0 | 1 | 2 | 3 {
  if (count === 0) return 0;
  if (count * 3 > most * 2) return 3;
  return count * 3 > most ? 2 : 1;
}

export interface TrendPoint {
  /** Last two digits of the special prize. */
  ending: string;
  isEven: boolean;
  isBig: boolean;
  /** Sum of the two digits. */
  sum: number;
}

/** Trend values of a result's special prize; null for games whose first level has several numbers. */
export function trendOf(result: Result): TrendPoint | null {
  const [special, ...more] = result[0] ?? [];
  if (special === undefined || more.length > 0 || special.length < 2) return null;
  const ending = special.slice(-2);
  const value = Number(ending);
  return { ending, isEven: value % 2 === 0, isBig: value >= 50, sum: Number(ending[0]) + Number(ending[1]) };
}
