import { expect, it } from 'vitest';
import {
  firstStake,
  MONEY_UNIT,
  pointUnit,
  quickStakes,
  roundToUnit,
  stakeProblem,
  stepStake,
  thousandsOf,
  typeStake,
} from './stake.ts';

const limits = { minMinor: 100_000n, maxMinor: 5_000_000_000n };

it('steps by the place of the leading digit, within the limits', () => {
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

it('knows the limits and the first stake', () => {
  expect([99_999n, 100_000n, 5_000_000_000n, 5_000_000_001n].map((stake) => stakeProblem(stake, limits))).toEqual([
    'low',
    null,
    null,
    'high',
  ]);
  expect(firstStake(limits)).toBe(1_000_000n);
  expect(firstStake({ minMinor: 2_000_000n, maxMinor: 3_000_000n })).toBe(2_000_000n);
  expect(firstStake({ minMinor: 1n, maxMinor: 500n })).toBe(500n);
});

it('shortens whole thousands only', () => {
  expect(thousandsOf(5_000_000n)).toBe('50');
  expect(thousandsOf(5_050_000n)).toBeNull();
});

it('counts in points of a game where the player wants that', () => {
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
  expect(quickStakes(points)).toEqual([100_000n, 500_000n, 1_000_000n, 5_000_000n]);
});
