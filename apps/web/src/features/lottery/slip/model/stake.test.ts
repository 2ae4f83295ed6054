import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it } from 'vitest';
import {
  firstStake,
  keyStake,
  MONEY_UNIT,
  pointUnit,
  quickStakes,
  roundToUnit,
  stakeProblem,
  stepStake,
  thousandsOf,
  typeStake,
  zerosKey,
} from './stake.ts';

afterEach(() => keepCurrency('VND'));

const limits = { minMinor: 100_000n, maxMinor: 5_000_000_000n };

it('steps by the magnitude of the leading digit, within the limits', () => {
  const up = [100_000n, 900_000n, 1_000_000n, 1_500_000n, 9_000_000n, 4_950_000_000n].map((stake) =>
    stepStake(stake, 1, limits),
  );
  expect(up).toEqual([200_000n, 1_000_000n, 2_000_000n, 2_000_000n, 10_000_000n, 5_000_000_000n]);
  const down = [100_000n, 1_000_000n, 2_000_000n, 1_500_000n, 10_000_000n].map((stake) => stepStake(stake, -1, limits));
  expect(down).toEqual([100_000n, 900_000n, 1_000_000n, 1_000_000n, 9_000_000n]);
});

it('types whole units and erases them', () => {
  expect(typeStake(0n, '000')).toBe(0n);
  expect(typeStake(0n, '5')).toBe(500n);
  expect(typeStake(500n, '000')).toBe(500_000n);
  expect(typeStake(500_000n, 'erase')).toBe(50_000n);
  expect(typeStake(500n, 'erase')).toBe(0n);
  expect(typeStake(999_999_999_999_900n, '9')).toBe(999_999_999_999_900n);
});

it('returns the limits and the initial stake', () => {
  expect([99_999n, 100_000n, 5_000_000_000n, 5_000_000_001n].map((stake) => stakeProblem(stake, limits))).toEqual([
    'low',
    null,
    null,
    'high',
  ]);
  expect(firstStake(limits, 1)).toBe(1_000_000n);
  expect(firstStake({ minMinor: 2_000_000n, maxMinor: 3_000_000n }, 1)).toBe(2_000_000n);
  expect(firstStake({ minMinor: 1n, maxMinor: 500n }, 1)).toBe(500n);
});

it('starts with a tenth of the usual stake if a line has several units', () => {
  // Two numbers of lo, 27 units each, initially cost 54,000.
  expect(firstStake(limits, 27) * 27n * 2n).toBe(5_400_000n);
  expect(quickStakes(MONEY_UNIT, 27)).toEqual([100_000n, 500_000n, 1_000_000n, 5_000_000n]);
  expect(quickStakes(MONEY_UNIT, 1)).toEqual([1_000_000n, 5_000_000n, 10_000_000n, 50_000_000n]);
});

it('replaces a preset stake with the first digit, and appends the following digits', () => {
  const keys = (start: bigint, ...pressed: Parameters<typeof keyStake>[2][]) => {
    let [stake, typed]: [bigint, bigint | null] = [start, null];
    for (const key of pressed) stake = typed = keyStake(stake, typed, key);
    return stake;
  };
  expect(keys(1_000_000n, '1', '000')).toBe(100_000n);
  expect(keys(1_000_000n, '2', '5', '000')).toBe(2_500_000n);
  expect(keys(1_000_000n, 'erase', '5')).toBe(1_000_500n);
  // A stake that another control has set since then is preset again.
  expect(keyStake(5_000_000n, 100_000n, '7')).toBe(700n);
});

it('shortens whole thousands only', () => {
  expect(thousandsOf(5_000_000n)).toBe('50');
  expect(thousandsOf(5_050_000n)).toBeNull();
});

it('counts in points of a game if the player chooses them', () => {
  const points = pointUnit(100_000n);
  expect([
    stepStake(100_000n, 1, limits, points),
    stepStake(900_000n, 1, limits, points),
    stepStake(1_000_000n, 1, limits, points),
    stepStake(1_000_000n, -1, limits, points),
  ]).toEqual([200_000n, 1_000_000n, 2_000_000n, 900_000n]);
  expect([
    typeStake(0n, '5', points),
    typeStake(500_000n, '0', points),
    typeStake(5_000_000n, 'erase', points),
  ]).toEqual([500_000n, 5_000_000n, 500_000n]);
  expect([roundToUnit(1_050_000n, points), roundToUnit(500n, points), roundToUnit(1_050_000n, MONEY_UNIT)]).toEqual([
    1_000_000n,
    100_000n,
    1_050_000n,
  ]);
  expect(quickStakes(points, 27)).toEqual([100_000n, 500_000n, 1_000_000n, 5_000_000n]);
});

it.each([
  ['VND', [1_000_000n, 5_000_000n, 10_000_000n, 50_000_000n], 100n, '000'],
  ['THB', [1000n, 5000n, 10_000n, 50_000n], 100n, '000'],
  ['JPY', [100n, 500n, 1000n, 5000n], 1n, '000'],
  ['GBP', [100n, 500n, 1000n, 5000n], 1n, '00'],
  ['KWD', [100n, 500n, 1000n, 5000n], 1n, '00'],
] as const)('offers the usual stakes of %s and types in its smallest step', (currency, offered, unit, zeros) => {
  keepCurrency(currency);
  expect(quickStakes(MONEY_UNIT, 1)).toEqual(offered);
  expect([typeStake(0n, '5'), roundToUnit(unit * 2n + unit / 2n, MONEY_UNIT)]).toEqual([5n * unit, 2n * unit]);
  expect(zerosKey(MONEY_UNIT)).toBe(zeros);
});

it('types decimals from the right where stakes have them, and steps below one', () => {
  keepCurrency('GBP');
  expect([typeStake(0n, '2'), typeStake(2n, '5'), typeStake(25n, '0'), typeStake(3n, '00')]).toEqual([
    2n,
    25n,
    250n,
    300n,
  ]);
  const small = { minMinor: 10n, maxMinor: 500_000n };
  expect([firstStake(small, 1), firstStake(small, 27), quickStakes(MONEY_UNIT, 27)]).toEqual([
    100n,
    10n,
    [10n, 50n, 100n, 500n],
  ]);
  expect([stepStake(100n, -1, small), stepStake(90n, 1, small), stepStake(10n, -1, small)]).toEqual([90n, 100n, 10n]);
});
