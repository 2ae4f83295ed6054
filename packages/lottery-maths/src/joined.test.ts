import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type DrawResult,
  exactReturn,
  hits,
  joinedLevel,
  joinResults,
  linePayoutMinor,
  linePriceMinor,
  validateResult,
  VN_SOUTH,
  VN_SOUTH_PAIR,
  VN_SOUTH_PAIR_PLAYS,
  winningPicks,
} from './index.ts';

const [daxien] = VN_SOUTH_PAIR_PLAYS;
if (daxien === undefined) throw new Error('no play');

/** Results of a station whose digits are these. */
const station = (digits: string): fc.Arbitrary<DrawResult> =>
  fc.tuple(
    ...VN_SOUTH.levels.map(({ code, count, width }) =>
      fc
        .array(fc.string({ unit: fc.constantFrom(...Array.from(digits)), minLength: width, maxLength: width }), {
          minLength: count,
          maxLength: count,
        })
        .map((numbers) => ({ level: code, numbers })),
    ),
  );
const two = fc.uniqueArray(fc.string({ unit: fc.constantFrom('0', '1', '2'), minLength: 2, maxLength: 2 }), {
  minLength: 2,
  maxLength: 2,
});

/** Payout of a unit of 10.00: pairs are taken from the endings of both stations until either number is used up. */
function paidByHand(first: DrawResult, second: DrawResult, [one = '', other = '']: readonly string[]): bigint {
  const endings = [first, second].flat().flatMap(({ numbers }) => numbers.map((number) => number.slice(-2)));
  let paid = 0n;
  while (endings.includes(one) && endings.includes(other)) {
    endings.splice(endings.indexOf(one), 1);
    endings.splice(endings.indexOf(other), 1);
    paid += 760_950n;
  }
  return paid;
}

it('đá xiên pays every pair of the two numbers among the 36 endings of both stations, to the minor unit', () => {
  let [won, wonAcross] = [0, 0];
  fc.assert(
    fc.property(
      fc.oneof(station('012'), station('0123456789')),
      fc.oneof(station('012'), station('0123456789')),
      two,
      (first, second, picks) => {
        const expected = paidByHand(first, second, picks);
        const result = joinResults(first, second);
        expect(validateResult(VN_SOUTH_PAIR, result)).toBeNull();
        if (expected > 0n) won += 1;
        if (expected > paidByHand(first, [], picks) + paidByHand([], second, picks)) wonAcross += 1;
        expect(linePayoutMinor(daxien, 1000n, hits(daxien, VN_SOUTH_PAIR, result, picks))).toBe(expected);
        const listed = winningPicks(daxien, VN_SOUTH_PAIR, result).get(picks.toSorted().join(',')) ?? 0;
        expect(linePayoutMinor(daxien, 1000n, listed)).toBe(expected);
        // The order of the stations does not matter.
        expect(hits(daxien, VN_SOUTH_PAIR, joinResults(second, first), picks)).toBe(
          hits(daxien, VN_SOUTH_PAIR, result, picks),
        );
      },
    ),
    { numRuns: 500 },
  );
  expect(won).toBeGreaterThan(50);
  expect(wonAcross).toBeGreaterThan(10);
});

it('a line costs 72 units and returns 98 % of the exact fair odds, rounded down', () => {
  expect(linePriceMinor(daxien, 1000n)).toBe(72_000n);
  expect(exactReturn(daxien, VN_SOUTH_PAIR).percentText).toBe('97.99');
  const { numerator, denominator } = exactReturn({ ...daxien, units: 1, odds: 10_000n }, VN_SOUTH_PAIR);
  // The number of endings that equal the first number, then the second, one number after the other.
  let ways = new Map<string, bigint>([['0,0', 1n]]);
  for (let drawn = 0; drawn < 36; drawn += 1) {
    const next = new Map<string, bigint>();
    const add = (key: string, times: bigint) => next.set(key, (next.get(key) ?? 0n) + times);
    for (const [key, times] of ways) {
      const [first = 0, second = 0] = key.split(',').map(Number);
      add(`${first + 1},${second}`, times);
      add(`${first},${second + 1}`, times);
      add(key, times * 98n);
    }
    ways = next;
  }
  const mean = [...ways].reduce(
    (sum, [key, times]) => sum + BigInt(Math.min(...key.split(',').map(Number))) * times,
    0n,
  );
  expect(numerator * 100n ** 36n).toBe(mean * denominator);
  expect((mean * 10n ** 10n) / 100n ** 36n).toBe(927_250_540n);
  // 98 % of 72 units at fair odds, in hundredths.
  expect(daxien.odds).toBe(((98n * 72n * 100n ** 36n) / mean) * 100n);
});

it('a level of a joined draw names its station and its prize', () => {
  expect(joinedLevel('A-DB')).toEqual({ side: 0, level: 'DB' });
  expect(joinedLevel('B-G8')).toEqual({ side: 1, level: 'G8' });
  expect(joinedLevel('DB')).toBeNull();
});
