import { describe, expect, it } from 'vitest';
import type { DrawStructure, Play } from './index.ts';
import {
  canonicalPicks,
  countResults,
  ELEVEN_5_PLAYS,
  formatOdds,
  K3,
  LAO,
  linePayoutMinor,
  linePriceMinor,
  LOTTO_6_45,
  LOTTO_6_55,
  pickKey,
  THAI,
  validatePicks,
  validateResult,
  VN_NORTH,
  VN_NORTH_PLAYS,
  VN_SOUTH,
} from './index.ts';

const [lo2, , , xien2] = VN_NORTH_PLAYS as [Play, Play, Play, Play];

describe('picks', () => {
  it.each([
    [lo2, ['27'], null],
    [lo2, [], 'picks.count'],
    [lo2, ['27', '28'], 'picks.count'],
    [lo2, ['7'], 'picks.format'],
    [lo2, ['007'], 'picks.format'],
    [lo2, ['٢٧'], 'picks.format'],
    [lo2, ['2\n'], 'picks.format'],
    [lo2, ['-7'], 'picks.format'],
    [xien2, ['27', '03'], null],
    [xien2, ['27', '27'], 'picks.repeated'],
    [xien2, ['27'], 'picks.count'],
  ])('%o %j: %s', (play, picks, reason) => {
    expect(validatePicks(play, picks)).toBe(reason);
  });

  it.each([
    ['0307', null],
    ['0703', null],
    ['0712', 'picks.range'],
    ['1201', 'picks.range'],
    ['0007', 'picks.range'],
    ['0303', 'picks.repeated'],
    ['307', 'picks.format'],
  ])('%s as the first two numbers in their order: %s', (pick, reason) => {
    const play = ELEVEN_5_PLAYS.find(({ code }) => code === 'exfront2')!;
    expect(validatePicks(play, [pick])).toBe(reason);
  });

  it('have one canonical order and key, and leave the input unchanged', () => {
    const picks = ['27', '03'];
    expect(canonicalPicks(xien2, picks)).toEqual(['03', '27']);
    expect(pickKey(xien2, picks)).toBe('03,27');
    expect(picks).toEqual(['27', '03']);
    expect(() => canonicalPicks(xien2, ['27', '27'])).toThrow('xien2: picks.repeated');
  });
});

describe('lines', () => {
  it('price is unit stake times units, payout counts hits', () => {
    expect(linePriceMinor(lo2, 100_000n)).toBe(2_700_000n);
    expect(linePayoutMinor(lo2, 100_000n, 2)).toBe(19_900_000n);
    expect(linePayoutMinor(xien2, 100_000n, 0)).toBe(0n);
  });

  it.each([
    [995_000n, '99.5'],
    [9_800_000n, '980'],
    [160_000n, '16'],
    [99_000n, '9.9'],
    [136_680n, '13.668'],
    [10_000n, '1'],
    [100_000n, '10'],
  ])('odds %s are shown as %s', (odds, text) => {
    expect(formatOdds(odds)).toBe(text);
  });
});

describe('structures and results', () => {
  it('have the published counts', () => {
    expect([2, 3, 4, 5].map((width) => numbersAtLeast(VN_NORTH, width))).toEqual([27, 23, 20, 10]);
    expect([2, 3, 4, 5, 6].map((width) => numbersAtLeast(VN_SOUTH, width))).toEqual([18, 17, 16, 12, 1]);
  });

  it('has a known number of possible values', () => {
    expect([LAO, K3, LOTTO_6_45, LOTTO_6_55, THAI].map(countResults)).toEqual([
      10_000n,
      216n,
      8_145_060n,
      28_989_675n * 49n,
      10n ** 20n,
    ]);
  });

  it.each([
    ['a good result', (numbers: string[]) => [{ level: 'A', numbers }], null],
    ['a level of another name', (numbers: string[]) => [{ level: 'B', numbers }], 'result.levels'],
    ['no level', () => [], 'result.levels'],
    ['too few numbers', () => [{ level: 'A', numbers: ['001'] }], 'result.count'],
    ['a lost leading zero', () => [{ level: 'A', numbers: ['1', '002'] }], 'result.width'],
    ['letters', () => [{ level: 'A', numbers: ['00x', '002'] }], 'result.width'],
  ])('%s', (_name, make, reason) => {
    const structure = { code: 'SMALL', levels: [{ code: 'A', count: 2, width: 3 }] };
    expect(validateResult(structure, make(['001', '002']))).toBe(reason);
  });
});

function numbersAtLeast(structure: DrawStructure, width: number): number {
  return structure.levels.filter((level) => level.width >= width).reduce((total, level) => total + level.count, 0);
}
