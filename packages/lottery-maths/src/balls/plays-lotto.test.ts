import { describe, expect, it } from 'vitest';
import type { DrawResult, DrawStructure, Play } from '../index.ts';
import {
  exactReturn,
  hits,
  LOTTO_5_35,
  LOTTO_5_35_PLAYS,
  LOTTO_6_45,
  LOTTO_6_45_PLAYS,
  LOTTO_6_55,
  LOTTO_6_55_PLAYS,
  topHits,
  validatePicks,
  validateResult,
  winningPicks,
} from '../index.ts';

const drawn = (numbers: readonly string[]): DrawResult => [{ level: 'MAIN', numbers: [...numbers] }];
const SIX = drawn(['45', '01', '17', '08', '30', '22']);

describe('6/45 at fixed odds', () => {
  it.each([
    ['num1', '94.66'],
    ['num2', '75.75'],
    ['num3', '70.47'],
    ['num4', '70.47'],
  ])('%s returns %s %%', (code, percent) => {
    expect(exactReturn(playOf(code), LOTTO_6_45).percentText).toBe(percent);
  });

  it.each([
    ['num1', 6],
    ['num2', 15],
    ['num3', 20],
    ['num4', 15],
  ])('%s has %i winning picks', (code, count) => {
    const winning = winningPicks(playOf(code), LOTTO_6_45, SIX);
    expect(winning.size).toBe(count);
    for (const [key, times] of winning)
      expect([times, hits(playOf(code), LOTTO_6_45, SIX, key.split(','))]).toEqual([1, 1]);
  });

  it('rejects picks and results outside 1 to 45 and repeated ones', () => {
    expect(validatePicks(playOf('num1'), ['00'])).toBe('picks.range');
    expect(validatePicks(playOf('num1'), ['46'])).toBe('picks.range');
    expect(validatePicks(playOf('num2'), ['07', '07'])).toBe('picks.repeated');
    expect(validateResult(LOTTO_6_45, SIX)).toBeNull();
    expect(validateResult(LOTTO_6_45, drawn(['46', '01', '17', '08', '30', '22']))).toBe('result.range');
    expect(validateResult(LOTTO_6_45, drawn(['01', '01', '17', '08', '30', '22']))).toBe('result.duplicate');
  });

  it.each(['num1', 'num2', 'num3', 'num4'])(
    '%s: every draw of four out of seven pays exactly the exactReturn',
    (code) => {
      const small: DrawStructure = {
        code: 'SMALL',
        levels: [{ code: 'MAIN', count: 4, width: 2, distinct: { from: 1, to: 7 } }],
      };
      const play = playOf(code);
      const picks = ['01', '03', '04', '07'].slice(0, play.picks.count);
      let wins = 0n;
      let draws = 0n;
      for (let mask = 0; mask < 128; mask += 1) {
        const numbers = Array.from({ length: 7 }, (_, index) => String(index + 1).padStart(2, '0')).filter(
          (_, index) => (mask >> index) % 2 === 1,
        );
        if (numbers.length !== 4) continue;
        draws += 1n;
        wins += BigInt(hits(play, small, drawn(numbers), picks));
      }
      const { numerator, denominator } = exactReturn({ ...play, odds: 10_000n }, small);
      expect([draws, wins * denominator]).toEqual([35n, draws * numerator]);
    },
  );

  it('rejects rules on parts of numbers that are drawn without repetition', () => {
    const parts: Play = {
      ...playOf('num1'),
      rule: { kind: 'digit', level: 'MAIN', position: 'units' },
      picks: { count: 1, width: 1, distinct: false },
    };
    expect(() => exactReturn(parts, LOTTO_6_45)).toThrow('no digits to bet on');
  });
});

function playOf(code: string): Play {
  const found = LOTTO_6_45_PLAYS.find((play) => play.code === code);
  if (found === undefined) throw new Error(`no play ${code}`);
  return found;
}

describe.each([
  ['6/45', LOTTO_6_45, LOTTO_6_45_PLAYS, 6, 45],
  ['6/55', LOTTO_6_55, LOTTO_6_55_PLAYS, 6, 55],
  ['5/35', LOTTO_5_35, LOTTO_5_35_PLAYS, 5, 35],
] as const)('systems of %s', (_, structure, plays, size, highest) => {
  const numbers = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => String(from + index).padStart(2, '0'));
  /** Every combination of four, listed one by one. */
  const fours = (line: readonly string[]) =>
    line.flatMap((a, i) =>
      line
        .slice(i + 1)
        .flatMap((b, j) =>
          line.slice(i + j + 2).flatMap((c, k) => line.slice(i + j + k + 3).map((d) => [a, b, c, d] as const)),
        ),
    );
  const systems = plays.filter(({ code }) => code.startsWith('sys'));

  it('cost and win as their combinations of four do one by one, and return the same', () => {
    expect(systems.map(({ picks }) => picks.count)).toEqual([5, ...numbers(7, 12).map(Number)]);
    const single = plays.find(({ code }) => code === 'num4')!;
    const fair = exactReturn(single, structure);
    for (const play of systems) {
      const line = numbers(3, play.picks.count);
      const combinations = fours(line);
      expect([play.code, play.units]).toEqual([play.code, combinations.length]);
      expect(exactReturn(play, structure)).toEqual(fair);
      for (let drawn = 0; drawn <= Math.min(size, play.picks.count); drawn += 1) {
        const result = [
          { level: 'MAIN', numbers: [...line.slice(0, drawn), ...numbers(highest - size + 1, size - drawn)] },
        ];
        const won = combinations.filter((four) => hits(single, structure, result, four) === 1).length;
        expect([play.code, drawn, hits(play, structure, result, line)]).toEqual([play.code, drawn, won]);
      }
      expect(topHits(play, structure)).toBe(fours(numbers(1, Math.min(size, play.picks.count))).length);
    }
  });
});

it('6/55 and 5/35 return more than 97.9 % and at most 98 %', () => {
  for (const [structure, plays] of [
    [LOTTO_6_55, LOTTO_6_55_PLAYS],
    [LOTTO_5_35, LOTTO_5_35_PLAYS],
  ] as const)
    for (const play of plays) {
      const percent = Number(exactReturn(play, structure).percentText);
      expect([play.code, percent > 97.9 && percent <= 98]).toEqual([play.code, true]);
    }
});
