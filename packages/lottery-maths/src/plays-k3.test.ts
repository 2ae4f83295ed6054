import { describe, expect, it } from 'vitest';
import { choices } from './testing/choices.testing.ts';
import { exactReturn, hits, K3, K3_PLAYS, validatePicks, validateResult, winningPicks } from './index.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const THROWS = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c] as const)));
type Throw = (typeof THROWS)[number];
const resultOf = (dice: Throw) => [{ level: 'MAIN', numbers: dice.map(String) }];

/** The rules of the game, written from their description and not from the engine. */
const ORACLE: Readonly<Record<string, (dice: Throw, picks: readonly number[]) => number>> = {
  bigsmall: ([a, b, c], [pick]) => Number(a + b + c >= 11 === (pick === 1)),
  oddeven: ([a, b, c], [pick]) => Number((a + b + c) % 2 === pick),
  total: ([a, b, c], [pick]) => Number(a + b + c === pick),
  triple: ([a, b, c], [pick]) => Number(a === pick && b === pick && c === pick),
  anytriple: ([a, b, c]) => Number(a === b && b === c),
  pair: (dice, [pick]) => Number(dice.filter((die) => die === pick).length >= 2),
  twodiff: (dice, picks) => Number(picks.every((pick) => dice.some((die) => die === pick))),
  threediff: (dice, picks) => Number(picks.every((pick) => dice.some((die) => die === pick))),
  straight: (dice) => Number(['123', '234', '345', '456'].includes(dice.toSorted((a, b) => a - b).join(''))),
  single: (dice, [pick]) => dice.filter((die) => die === pick).length,
};

describe.each(K3_PLAYS.map((play) => [play.code, play] as const))('%s', (code, play) => {
  const wins = ORACLE[code.replace(/\d+$/, '')]!;

  it('agrees with the description on all 216 throws and every choice, and returns exactly that', () => {
    for (const picks of choices(play)) {
      let total = 0;
      for (const dice of THROWS) {
        const count = wins(dice, picks.map(Number));
        total += count;
        const times = hits(play, K3, resultOf(dice), picks);
        const listed = winningPicks(play, K3, resultOf(dice)).get(picks.join(',')) ?? 0;
        if (times !== count || listed !== count)
          expect([dice, picks, times, listed]).toEqual([dice, picks, count, count]);
      }
      const { numerator, denominator } = exactReturn(play, K3);
      expect(BigInt(total) * play.odds * denominator).toBe(numerator * 216n * 10_000n);
    }
  });

  it('returns more than 97.6 % and at most 98 %', () => {
    expect(Number(exactReturn(play, K3).percentText)).toBeGreaterThan(97.6);
    expect(Number(exactReturn(play, K3).percentText)).toBeLessThanOrEqual(98);
  });
});

it('rejects dice and picks outside 1 to 6, wrong sums and repeated picks', () => {
  const of = (code: string) => K3_PLAYS.find((play) => play.code === code)!;
  expect(validateResult(K3, [{ level: 'MAIN', numbers: ['2', '2', '6'] }])).toBeNull();
  expect(validateResult(K3, [{ level: 'MAIN', numbers: ['0', '2', '6'] }])).toBe('result.range');
  expect(validateResult(K3, [{ level: 'MAIN', numbers: ['7', '2', '6'] }])).toBe('result.range');
  expect(validatePicks(of('triple'), ['0'])).toBe('picks.range');
  expect(validatePicks(of('total4'), ['05'])).toBe('picks.range');
  expect(validatePicks(of('bigsmall'), ['2'])).toBe('picks.range');
  expect(validatePicks(of('twodiff'), ['3', '3'])).toBe('picks.repeated');
  expect(validatePicks(of('threediff'), ['3', '4'])).toBe('picks.count');
});
