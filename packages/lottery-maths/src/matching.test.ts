import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DrawResult, DrawStructure, Play } from './index.ts';
import { hits, pickKey, VN_NORTH, VN_NORTH_PLAYS, VN_SOUTH, winningPicks } from './index.ts';

const RESULT: DrawResult = [
  { level: 'DB', numbers: ['10507'] },
  { level: 'G1', numbers: ['98712'] },
  { level: 'G2', numbers: ['00007', '31234'] },
  { level: 'G3', numbers: ['11111', '22222', '33333', '44444', '55555', '66607'] },
  { level: 'G4', numbers: ['0012', '9834', '7777', '0100'] },
  { level: 'G5', numbers: ['1290', '3491', '5692', '7893', '9094', '1295'] },
  { level: 'G6', numbers: ['896', '797', '012'] },
  { level: 'G7', numbers: ['07', '98', '99', '00'] },
];

const pad = (value: number, width: number): string => String(value).padStart(width, '0');
const hundred = Array.from({ length: 100 }, (_, value) => pad(value, 2));

/** Plays whose winners are few enough to list, with a choice of picks. */
const LISTED = VN_NORTH_PLAYS.filter(
  ({ rule, picks }) => rule.kind !== 'noTails' && rule.kind !== 'someTails' && picks.range === undefined,
);

describe('hits', () => {
  it.each([
    ['lo2', ['07'], 4],
    ['lo2', ['12'], 3],
    ['lo2', ['00'], 2],
    ['lo2', ['50'], 0],
    ['de', ['07'], 1],
    ['de', ['12'], 0],
    ['cang3', ['507'], 1],
    ['cang3', ['007'], 0],
    ['xien2', ['12', '07'], 1],
    ['xien2', ['07', '50'], 0],
    ['dau', ['0'], 1],
    ['dau', ['7'], 0],
    ['duoi', ['7'], 1],
    ['duoi', ['0'], 0],
  ])('%s %j has %i', (code, picks, expected) => {
    expect(hits(play(code), VN_NORTH, RESULT, picks)).toBe(expected);
  });

  it('ignores numbers shorter than the tail', () => {
    const lo3: Play = { ...play('cang3'), rule: { kind: 'tail', level: 'ALL', digits: 3 } };
    expect(hits(lo3, VN_NORTH, RESULT, ['012'])).toBe(2);
    expect(winningPicks(lo3, VN_NORTH, RESULT).has('07')).toBe(false);
    expect(sumOf(winningPicks(lo3, VN_NORTH, RESULT))).toBe(23);
  });

  it('rejects a bad pick, a bad result and a rule that does not fit the structure, instead of losing the bet', () => {
    expect(() => hits(play('lo2'), VN_NORTH, RESULT, ['7'])).toThrow('lo2: picks.format');
    expect(() => hits(play('lo2'), VN_SOUTH, RESULT, ['07'])).toThrow('VN_SOUTH: result.levels');
    expect(() => winningPicks(play('lo2'), VN_NORTH, RESULT.slice(1))).toThrow(RangeError);
    const cang3OfG7: Play = { ...play('cang3'), rule: { kind: 'tail', level: 'G7', digits: 3 } };
    expect(() => hits(cang3OfG7, VN_NORTH, RESULT, ['507'])).toThrow('VN_NORTH has no number of 3 digits in G7');
  });
});

describe('against an independent count', () => {
  it('lo2 and de of every number 00 to 99 match arithmetic on the drawn values', () => {
    fc.assert(
      fc.property(resultOf(VN_NORTH), (result) => {
        const values = result.flatMap((level) => level.numbers.map((number) => Number(number) % 100));
        hundred.forEach((pick, value) => {
          expect(hits(play('lo2'), VN_NORTH, result, [pick])).toBe(values.filter((drawn) => drawn === value).length);
          expect(hits(play('de'), VN_NORTH, result, [pick])).toBe(values[0] === value ? 1 : 0);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('xien2 of every pair matches two lo2 bets that both win', () => {
    const lo2 = winningPicks(play('lo2'), VN_NORTH, RESULT);
    for (const first of hundred) {
      for (const second of hundred.filter((other) => other !== first)) {
        const expected = lo2.has(first) && lo2.has(second) ? 1 : 0;
        expect(hits(play('xien2'), VN_NORTH, RESULT, [first, second])).toBe(expected);
      }
    }
  });
});

describe('winningPicks', () => {
  it('lists each pair of different tails once, in ascending order', () => {
    const pairs = winningPicks(play('xien2'), VN_NORTH, RESULT);
    const tails = winningPicks(play('lo2'), VN_NORTH, RESULT).size;
    expect(pairs.size).toBe((tails * (tails - 1)) / 2);
    expect(pairs.get('07,12')).toBe(1);
    expect(pairs.has('12,07')).toBe(false);
    expect(pairs.has('07,07')).toBe(false);
  });

  it.each([3, 4] as const)('lists every set of %i tails of a small draw', (size) => {
    const small: DrawStructure = { code: 'SMALL', levels: [{ code: 'A', count: 5, width: 2 }] };
    const result = [{ level: 'A', numbers: ['05', '01', '04', '01', '03'] }];
    const all: Play = {
      ...play('xien2'),
      rule: { kind: 'allTails', level: 'A', digits: 2, picks: size },
      picks: { count: size, width: 2, distinct: true },
    };
    const expected = size === 3 ? ['01,03,04', '01,03,05', '01,04,05', '03,04,05'] : ['01,03,04,05'];
    expect([...winningPicks(all, small, result).keys()].sort()).toEqual(expected);
  });

  it('agrees with hits for every pick of every play', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LISTED), resultOf(VN_NORTH), fc.gen(), (candidate, result, gen) => {
        const winning = winningPicks(candidate, VN_NORTH, result);
        for (const [key, count] of winning) {
          expect(hits(candidate, VN_NORTH, result, key.split(','))).toBe(count);
        }
        const picks = gen(picksOf, candidate);
        expect(hits(candidate, VN_NORTH, result, picks)).toBe(winning.get(pickKey(candidate, picks)) ?? 0);
      }),
      { numRuns: 60 },
    );
  });
});

function play(code: string): Play {
  const found = VN_NORTH_PLAYS.find((candidate) => candidate.code === code);
  if (found === undefined) throw new Error(`no play ${code}`);
  return found;
}

function picksOf({ picks: { count, width, distinct } }: Play): fc.Arbitrary<string[]> {
  const pick = fc.integer({ min: 0, max: 10 ** width - 1 }).map((value) => pad(value, width));
  const size = { minLength: count, maxLength: count };
  return distinct ? fc.uniqueArray(pick, size) : fc.array(pick, size);
}

function resultOf(structure: DrawStructure): fc.Arbitrary<DrawResult> {
  const levels = structure.levels.map(({ code, count, width }) => {
    const number = fc.integer({ min: 0, max: 10 ** width - 1 }).map((value) => pad(value, width));
    return fc.array(number, { minLength: count, maxLength: count }).map((numbers) => ({ level: code, numbers }));
  });
  return fc.tuple(...levels);
}

function sumOf(winning: Map<string, number>): number {
  return [...winning.values()].reduce((total, count) => total + count, 0);
}
