import type { Statistics } from '../api/statistics.ts';
import type { Result } from './result.ts';

export type Ending = Statistics['numbers'][number];
export type EndingOrder = 'number' | 'count' | 'away';

/** How many draws an ending has been away; one that never came in the draws looked at is away for all of them. */
export function drawsAway({ drawsSince }: Ending, looked: number): number {
  return drawsSince ?? looked;
}

/** Endings in the order asked for: by number, most drawn first, or longest away first; equal ones by number. */
export function sortEndings(endings: readonly Ending[], order: EndingOrder, looked: number): Ending[] {
  const keyOf = {
    number: () => 0,
    count: (ending: Ending) => -ending.count,
    away: (ending: Ending) => -drawsAway(ending, looked),
  }[order];
  return endings.toSorted((a, b) => keyOf(a) - keyOf(b) || Number(a.number) - Number(b.number));
}

export interface TrendPoint {
  /** Last two digits of the special prize. */
  ending: string;
  isEven: boolean;
  isBig: boolean;
  /** Sum of the two digits. */
  sum: number;
}

/** What the trend of the special prize shows of a result; null for games whose first level has more than one number. */
export function trendOf(result: Result): TrendPoint | null {
  const [special, ...more] = result[0] ?? [];
  if (special === undefined || more.length > 0 || special.length < 2) return null;
  const ending = special.slice(-2);
  const value = Number(ending);
  return { ending, isEven: value % 2 === 0, isBig: value >= 50, sum: Number(ending[0]) + Number(ending[1]) };
}
