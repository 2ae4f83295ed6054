import { describe, expect, it } from 'vitest';
import type { DrawStructure, Play, PlayRule } from './index.ts';
import { exactReturn, hits, linePayoutMinor, linePriceMinor, VN_NORTH, VN_NORTH_PLAYS, VN_SOUTH } from './index.ts';

/** Rules on the digits of numbers. */
type EndingRule = Exclude<
  PlayRule,
  { kind: 'outcome' | 'balls' | 'matches' | 'lotto' | 'table' | 'run' | 'pairTable' }
>;

describe('exactReturn of the demonstration plays', () => {
  it.each([
    ['lo2', '99.50'],
    ['de', '99.50'],
    ['cang3', '98.00'],
    ['xien2', '87.81'],
    ['dau', '99.00'],
    ['duoi', '99.00'],
  ])('%s returns %s %%', (code, percent) => {
    const play = VN_NORTH_PLAYS.find((candidate) => candidate.code === code);
    expect(play && exactReturn(play, VN_NORTH).percentText).toBe(percent);
  });

  it('returns lowest terms', () => {
    const lo2 = VN_NORTH_PLAYS[0];
    expect(lo2 && exactReturn(lo2, VN_NORTH)).toMatchObject({ numerator: 199n, denominator: 200n });
  });
});

describe('published chances', () => {
  // P(all k appear among n tails) for k = 2, 3, 4, north and south
  it.each([
    [VN_NORTH, 2, 0.0548821],
    [VN_NORTH, 3, 0.0122979],
    [VN_NORTH, 4, 0.0026699],
    [VN_SOUTH, 2, 0.0261078],
    [VN_SOUTH, 3, 0.0039134],
    [VN_SOUTH, 4, 0.0005552],
  ] as const)('%o: %i tails all appear', (structure, picks, chance) => {
    expect(chanceOf(playOf({ kind: 'allTails', level: 'ALL', digits: 2, picks }), structure)).toBeCloseTo(chance, 7);
  });

  it.each([
    [VN_NORTH, 3, '98.00', 9_800_000n, 23],
    [VN_NORTH, 4, '88.80', 88_800_000n, 20],
    [VN_SOUTH, 2, '99.50', 995_000n, 18],
    [VN_SOUTH, 3, '98.00', 9_800_000n, 17],
    [VN_SOUTH, 4, '88.80', 88_800_000n, 16],
  ] as const)('%o: lo of %i digits returns %s %%', (structure, digits, percent, odds, units) => {
    const play: Play = { ...playOf({ kind: 'tail', level: 'ALL', digits }), odds, units };
    expect(exactReturn(play, structure).percentText).toBe(percent);
  });

  it('truncates the percentage so that it never promises more than is paid', () => {
    const play: Play = { ...playOf({ kind: 'tail', level: 'DB', digits: 2 }), odds: 999_999n };
    expect(exactReturn(play, VN_NORTH).percentText).toBe('99.99');
  });
});

describe('every outcome of a small draw', () => {
  const small: DrawStructure = {
    code: 'SMALL',
    levels: [
      { code: 'A', count: 1, width: 2 },
      { code: 'B', count: 1, width: 2 },
    ],
  };

  it.each([
    [{ kind: 'tail', level: 'ALL', digits: 2 }, ['07']],
    [{ kind: 'tail', level: 'B', digits: 2 }, ['99']],
    [{ kind: 'digit', level: 'A', position: 'tens' }, ['0']],
    [{ kind: 'digit', level: 'ALL', position: 'units' }, ['3']],
    [{ kind: 'digit', level: 'A', position: 'sum' }, ['0']],
    [{ kind: 'head', level: 'ALL', digits: 2 }, ['07']],
    [{ kind: 'lastTwo', level: 'A', value: 'half' }, ['0']],
    [{ kind: 'lastTwo', level: 'ALL', value: 'parity' }, ['0']],
    [{ kind: 'lastTwo', level: 'B', value: 'sum' }, ['00']],
    [{ kind: 'allTails', level: 'ALL', digits: 2, picks: 2 }, ['00', '99']],
    [{ kind: 'noTails', level: 'ALL', digits: 2, picks: 4 }, ['00', '01', '50', '99']],
    [
      { kind: 'noTails', level: 'A', digits: 2, picks: 10 },
      ['00', '01', '02', '03', '04', '05', '06', '07', '08', '09'],
    ],
  ] as [EndingRule, string[]][])('%j pays back exactly the exactReturn', (rule, picks) => {
    const play: Play = { ...playOf(rule), units: 3, odds: 123_400n };
    const unitStakeMinor = 100_000n;
    let paid = 0n;
    for (let a = 0; a < 100; a += 1) {
      for (let b = 0; b < 100; b += 1) {
        const result = [numberOf('A', a), numberOf('B', b)];
        paid += linePayoutMinor(play, unitStakeMinor, hits(play, small, result, picks));
      }
    }
    const staked = 10_000n * linePriceMinor(play, unitStakeMinor);
    const { numerator, denominator } = exactReturn(play, small);
    expect(paid).toBeGreaterThan(0n);
    expect(paid * denominator).toBe(staked * numerator);
  });
});

function numberOf(level: string, value: number): { level: string; numbers: string[] } {
  return { level, numbers: [String(value).padStart(2, '0')] };
}

/** Number of digits of one pick. */
function widthOf(rule: EndingRule): number {
  if (rule.kind === 'digit') return 1;
  if (rule.kind !== 'lastTwo') return rule.digits;
  return rule.value === 'sum' ? 2 : 1;
}

/** A play of one unit at odds 1, so that its return equals its expected hits. */
function playOf(rule: EndingRule): Play {
  const count = rule.kind === 'allTails' || rule.kind === 'noTails' ? rule.picks : 1;
  return { code: 'probe', rule, units: 1, odds: 10_000n, picks: { count, width: widthOf(rule), distinct: count > 1 } };
}

function chanceOf(play: Play, structure: DrawStructure): number {
  const { numerator, denominator } = exactReturn(play, structure);
  return Number((numerator * 10n ** 12n) / denominator) / 1e12;
}
