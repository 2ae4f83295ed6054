import type { DrawStructure } from '../structure.ts';
import type { Band, BallsRule } from './ball-rules.ts';
import { type Balls, ballsOf, choose } from './drawn-balls.ts';
import type { RuleEngine } from './rule-engine.ts';

/** Engine of bets on a figure of all drawn numbers. Expected hits come from counting every possible draw. */
export function ballsEngine({ level, of, bands }: BallsRule, structure: DrawStructure): RuleEngine {
  const balls = ballsOf(structure, level);
  const won = (figure: number) => bands.filter((band) => isIn(band, figure)).map(({ pick }) => pick);
  return {
    hits: (result, picks) => (won(figureOf(of, balls, balls.values(result))).includes(picks.join(',')) ? 1 : 0),
    winners: (result) => ({
      kind: 'listed',
      picks: new Map(won(figureOf(of, balls, balls.values(result))).map((pick) => [pick, 1])),
    }),
    expectedHits: (picks) => {
      const band = bands.find(({ pick }) => pick === picks.join(','));
      const ways = [...waysOf(of, balls)].filter(([figure]) => band !== undefined && isIn(band, figure));
      return { numerator: ways.reduce((sum, [, count]) => sum + count, 0n), denominator: balls.outcomes };
    },
  };
}

const isIn = ({ from, to, parity }: Band, figure: number): boolean =>
  figure >= from && figure <= to && (parity === undefined || figure % 2 === parity);

/** The numbers that a figure counts. */
const COUNTED: Readonly<Record<'low' | 'odd', (number: number, balls: Balls) => boolean>> = {
  low: (number, { from, to }) => number * 2 < from + to,
  odd: (number) => number % 2 === 1,
};

function figureOf(of: BallsRule['of'], balls: Balls, drawn: readonly string[]): number {
  const numbers = drawn.map(Number);
  if (of === 'sum') return numbers.reduce((sum, number) => sum + number, 0);
  return numbers.filter((number) => COUNTED[of](number, balls)).length;
}

const known = new Map<string, ReadonlyMap<number, bigint>>();

/** Number of draws for each value of a figure. Counted once for a kind of draw. */
function waysOf(of: BallsRule['of'], balls: Balls): ReadonlyMap<number, bigint> {
  const key = JSON.stringify([of, balls.from, balls.to, balls.size]);
  const ways = known.get(key) ?? (of === 'sum' ? waysOfSums(balls) : waysOfCounts(of, balls));
  known.set(key, ways);
  return ways;
}

function waysOfCounts(of: 'low' | 'odd', balls: Balls): Map<number, bigint> {
  const group = balls.all.filter((number) => COUNTED[of](number, balls)).length;
  const chosen = (count: number) => choose(group, count) * choose(balls.all.length - group, balls.size - count);
  return new Map(Array.from({ length: balls.size + 1 }, (_, count) => [count, chosen(count)]));
}

/** Adds one number after another: ways[n] holds the number of sets for each sum of n of the numbers so far. */
function waysOfSums({ all, size }: Balls): Map<number, bigint> {
  const ways = Array.from({ length: size + 1 }, () => new Map<number, bigint>());
  ways[0]?.set(0, 1n);
  for (const number of all) {
    for (let count = size; count > 0; count -= 1) {
      const sums = ways[count];
      for (const [sum, sets] of ways[count - 1] ?? []) sums?.set(sum + number, (sums.get(sum + number) ?? 0n) + sets);
    }
  }
  return ways[size] ?? new Map();
}
