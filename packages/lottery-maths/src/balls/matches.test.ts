import { describe, expect, it } from 'vitest';
import {
  type BallsRule,
  type DrawStructure,
  exactReturn,
  hits,
  type MatchesRule,
  type Play,
  winners,
} from '../index.ts';

/** Four of eight balls: every draw, line and combination can be listed. */
const SMALL: DrawStructure = {
  code: 'SMALL',
  levels: [{ code: 'MAIN', count: 4, width: 1, distinct: { from: 1, to: 8 } }],
};
const BALLS = ['1', '2', '3', '4', '5', '6', '7', '8'];

function subsets(values: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return values.flatMap((value, index) => subsets(values.slice(index + 1), size - 1).map((rest) => [value, ...rest]));
}
const DRAWS = subsets(BALLS, 4);
const play = (rule: MatchesRule | BallsRule, count: number, from = 1, to = 8): Play => ({
  code: 'probe',
  rule,
  units: 1,
  odds: 10_000n,
  picks: { count, width: 1, distinct: count > 1, range: { from, to } },
});
const PRIZES = { 1: 1, 2: 5, 3: 40 };

describe.each([2, 3, 4, 5, 6])('a line of %i numbers in combinations of three', (picks) => {
  const probe = play({ kind: 'matches', level: 'MAIN', size: 3, picks, prizes: PRIZES }, picks);
  /** Every combination of three that the line covers, one by one. */
  const covered = (line: readonly string[]) =>
    picks >= 3
      ? subsets(line, 3)
      : subsets(BALLS, 3).filter((combination) => line.every((number) => combination.includes(number)));

  it('pays as much as its combinations one by one, with exactly the same return', () => {
    let total = 0n;
    const wrong: unknown[] = [];
    for (const line of subsets(BALLS, picks)) {
      for (const drawn of DRAWS) {
        const paid = covered(line).map(
          (combination) =>
            PRIZES[combination.filter((number) => drawn.includes(number)).length as keyof typeof PRIZES] ?? 0,
        );
        const expected = paid.reduce((sum, one) => sum + one, 0);
        total += BigInt(expected);
        const result = [{ level: 'MAIN', numbers: drawn.toReversed() }];
        const won = winners(probe, SMALL, result);
        const matched = won.kind === 'matches' ? line.filter((number) => won.values.includes(number)).length : -1;
        const listed = won.kind === 'matches' ? won.hits[matched] : null;
        if (hits(probe, SMALL, result, line) !== expected || listed !== expected) wrong.push([line, drawn]);
      }
    }
    expect(wrong).toEqual([]);
    const { numerator, denominator } = exactReturn(probe, SMALL);
    expect(total * denominator).toBe(numerator * BigInt(DRAWS.length * subsets(BALLS, picks).length));
  });
});

it.each([
  { of: 'sum', from: 18, to: 18 },
  { of: 'sum', from: 15, to: 30, parity: 1 },
  { of: 'low', from: 3, to: 4 },
  { of: 'odd', from: 0, to: 1 },
] as const)('a bet on $of $from to $to of all numbers returns what all draws pay on average', ({ of, ...band }) => {
  const probe = play({ kind: 'balls', level: 'MAIN', of, bands: [{ pick: '1', ...band }] }, 1, 1, 1);
  let total = 0n;
  for (const drawn of DRAWS) {
    const numbers = drawn.map(Number);
    const figure = {
      sum: numbers.reduce((sum, number) => sum + number, 0),
      low: numbers.filter((number) => number <= 4).length,
      odd: numbers.filter((number) => number % 2 === 1).length,
    }[of];
    const isWon = figure >= band.from && figure <= band.to && (!('parity' in band) || figure % 2 === band.parity);
    total += BigInt(isWon);
    expect(hits(probe, SMALL, [{ level: 'MAIN', numbers: drawn }], ['1'])).toBe(Number(isWon));
  }
  const { numerator, denominator } = exactReturn(probe, SMALL);
  expect(total).toBeGreaterThan(0n);
  expect(total * denominator).toBe(numerator * BigInt(DRAWS.length));
});
