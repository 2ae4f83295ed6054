import type { DrawStructure } from '../structure.ts';
import type { Band, BallsRule } from './ball-rules.ts';
import { type Balls, ballsOf, choose } from './drawn-balls.ts';
import type { RuleEngine } from './rule-engine.ts';

/** Engine of bets on a figure of all drawn numbers. Expected hits come from counting every possible draw. */
export function ballsEngine({ level, of, bands }: BallsRule, structure: DrawStructure): RuleEngine {
  const balls = ballsOf(structure, level);
  const won = (figure: number) => bands.filter((band) => isInBand(band, figure)).map(({ pick }) => pick);
  return {
    hits: (result, picks) => (won(figureOf(of, balls, balls.values(result))).includes(picks.join(',')) ? 1 : 0),
    winners: (result) => ({
      kind: 'listed',
      picks: new Map(won(figureOf(of, balls, balls.values(result))).map((pick) => [pick, 1])),
    }),
    expectedHits: (picks) => {
      const band = bands.find(({ pick }) => pick === picks.join(','));
      const ways = [...figureWays(of, balls)].filter(([figure]) => band !== undefined && isInBand(band, figure));
      return { numerator: ways.reduce((sum, [, count]) => sum + count, 0n), denominator: balls.outcomes };
    },
  };
}

/** Whether a figure is in a band. */
export const isInBand = ({ from, to, parity }: Band, figure: number): boolean =>
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
export function figureWays(of: BallsRule['of'], balls: Balls): ReadonlyMap<number, bigint> {
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

/** Sums over this many sets are kept in two parts, because they exceed the exact range of a number. */
const PART = 2 ** 40;

/** Adds one number after another: ways[n] holds the number of sets for each sum of n of the numbers so far. */
function waysOfSums({ all, size, to }: Balls): Map<number, bigint> {
  const sums = size * to + 1;
  const [low, high] = [new Float64Array((size + 1) * sums), new Float64Array((size + 1) * sums)];
  low[0] = 1;
  for (const number of all) {
    for (let count = size; count > 0; count -= 1) {
      const [from, into] = [(count - 1) * sums, count * sums + number];
      for (let sum = 0; sum < sums - number; sum += 1) {
        const total = (low[into + sum] ?? 0) + (low[from + sum] ?? 0);
        const over = total >= PART ? 1 : 0;
        low[into + sum] = total - over * PART;
        high[into + sum] = (high[into + sum] ?? 0) + (high[from + sum] ?? 0) + over;
      }
    }
  }
  const ways = new Map<number, bigint>();
  for (let sum = 0; sum < sums; sum += 1) {
    const at = size * sums + sum;
    const sets = BigInt(high[at] ?? 0) * BigInt(PART) + BigInt(low[at] ?? 0);
    if (sets > 0n) ways.set(sum, sets);
  }
  return ways;
}
