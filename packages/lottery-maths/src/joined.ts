import type { Play } from './play.ts';
import type { DrawResult } from './result.ts';
import { type DrawStructure, VN_SOUTH } from './structure.ts';

/** The levels of the first and of the second station in a joined draw begin with these. */
const SIDES = ['A', 'B'] as const;

/** Two southern stations of one day as one draw: 36 numbers. */
export const VN_SOUTH_PAIR: DrawStructure = {
  code: 'VN_SOUTH_PAIR',
  levels: SIDES.flatMap((side) => VN_SOUTH.levels.map((level) => ({ ...level, code: `${side}-${level.code}` }))),
};

/** Đá xiên: đá thẳng over the 36 numbers of both stations, at 98 % of the fair odds, rounded down to 0.01. */
export const VN_SOUTH_PAIR_PLAYS: readonly Play[] = [
  {
    code: 'daxien',
    rule: { kind: 'pairTails', level: 'ALL', digits: 2 },
    units: 72,
    picks: { count: 2, width: 2, distinct: true },
    odds: 7_609_500n,
  },
];

/** The result of a joined draw from the results of both stations, in their order. */
export const joinResults = (first: DrawResult, second: DrawResult): DrawResult =>
  [first, second].flatMap((result, index) =>
    result.map(({ level, numbers }) => ({ level: `${SIDES[index] ?? ''}-${level}`, numbers })),
  );

/** The station of a level of a joined draw (0 or 1) and the level there; null for a level of another draw. */
export function joinedLevel(code: string): { side: 0 | 1; level: string } | null {
  const [, side, level] = /^([AB])-(.+)$/.exec(code) ?? [];
  return level === undefined ? null : { side: side === 'A' ? 0 : 1, level };
}
