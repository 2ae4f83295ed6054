import { expect, it } from 'vitest';
import { exactReturn, K3_PLAYS, K3, PC28, PC28_PLAYS, SSC, SSC_PLAYS, type DrawStructure, type Play } from './index.ts';
import { oddsWithRebate, rebateMinor, returnWithRebate } from './rebate.ts';

/** All outcomes of some numbers, each up to a maximum. */
const outcomes = (count: number, from: number, to: number): number[][] =>
  count === 0
    ? [[]]
    : outcomes(count - 1, from, to).flatMap((rest) =>
        Array.from({ length: to - from + 1 }, (_, index) => [...rest, from + index]),
      );
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const find = (plays: readonly Play[], code: string) => plays.find((play) => play.code === code)!;

/** Bets with their wins, written from the rules of the games and not from the engine. */
const BETS: [DrawStructure, Play, number[][], (drawn: readonly number[]) => number][] = [
  [K3, find(K3_PLAYS, 'single'), outcomes(3, 1, 6), (dice) => dice.filter((die) => die === 1).length],
  [K3, find(K3_PLAYS, 'bigsmall'), outcomes(3, 1, 6), (dice) => Number(sum(dice) >= 11)],
  [K3, find(K3_PLAYS, 'anytriple'), outcomes(3, 1, 6), ([a, b, c]) => Number(a === b && b === c)],
  [PC28, find(PC28_PLAYS, 'pcbigsmall'), outcomes(3, 0, 9), (digits) => Number(sum(digits) >= 14)],
  [PC28, find(PC28_PLAYS, 'pcanytriple'), outcomes(3, 0, 9), ([a, b, c]) => Number(a === b && b === c)],
  [SSC, find(SSC_PLAYS, 'sdfront2'), outcomes(5, 0, 9), ([a, b]) => Number(a === 0 && b === 7)],
  [SSC, find(SSC_PLAYS, 'sdanyplace'), outcomes(5, 0, 9), (digits) => digits.filter((digit) => digit === 3).length],
  [SSC, find(SSC_PLAYS, 'sdtie'), outcomes(5, 0, 9), ([a, , , , e]) => Number(a === e)],
];

it.each(
  BETS.map(([structure, play, ...more]) => [`${structure.code} ${play.code}`, structure, play, ...more] as const),
)(
  '%s: prizes and rebate of all outcomes are the exact return, never above the published one',
  (_name, structure, play, drawn, wins) => {
    const published = exactReturn(play, structure);
    // Ten thousand pays every ten-thousandth of the odds without rounding.
    for (const stake of [10_000n, 12_345n])
      for (const rebate of [1, 7, 35, 100]) {
        const odds = oddsWithRebate(play.odds, published, rebate);
        const paid = drawn.reduce(
          (total, numbers) =>
            total + (stake * odds * BigInt(wins(numbers))) / 10_000n + (stake * BigInt(rebate)) / 1000n,
          0n,
        );
        const staked = stake * BigInt(play.units) * BigInt(drawn.length);
        const whole = returnWithRebate(play.odds, published, rebate);
        expect(rebateMinor(stake, rebate)).toBe((stake * BigInt(rebate)) / 1000n);
        expect(paid * published.denominator <= staked * published.numerator).toBe(true);
        expect(whole.numerator * published.denominator <= published.numerator * whole.denominator).toBe(true);
        if (stake === 10_000n) expect(paid * whole.denominator).toBe(staked * whole.numerator);
        // The next higher odds would exceed the published return.
        const above = returnWithRebate(play.odds, published, 0);
        const next = exactReturn({ ...play, odds: odds + 1n }, structure);
        expect(
          (next.numerator * 1000n + BigInt(rebate) * next.denominator) * above.denominator >
            above.numerator * next.denominator * 1000n,
        ).toBe(true);
      }
  },
);

it('leaves published odds as they are without a rebate, and nothing when the rebate is the whole return', () => {
  const half = { numerator: 1n, denominator: 20n };
  expect(oddsWithRebate(19_600n, half, 0)).toBe(19_600n);
  expect(oddsWithRebate(19_600n, half, 50)).toBe(0n);
});
