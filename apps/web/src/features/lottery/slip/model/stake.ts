import type { KeypadKey } from '@fairlot/ui';

/** Stakes are whole units of the currency, or whole points of a game; amounts here are minor units (two decimals). */
export interface StakeUnit {
  /** What one of it is worth. */
  minor: bigint;
  leastStepMinor: bigint;
}

const UNIT_MINOR = 100n;
export const MONEY_UNIT: StakeUnit = { minor: UNIT_MINOR, leastStepMinor: 1000n * UNIT_MINOR };
const QUICK_POINTS: readonly bigint[] = [1n, 5n, 10n, 50n];

export function pointUnit(pointMinor: bigint): StakeUnit {
  return { minor: pointMinor, leastStepMinor: pointMinor };
}

/** Stakes at one press. */
export function quickStakes(unit: StakeUnit): readonly bigint[] {
  return unit === MONEY_UNIT ? QUICK_STAKES_MINOR : QUICK_POINTS.map((points) => points * unit.minor);
}

/** The nearest stake of whole units that is not below one. */
export function roundToUnit(stakeMinor: bigint, { minor }: StakeUnit): bigint {
  const units = stakeMinor / minor;
  return (units < 1n ? 1n : units) * minor;
}

export const QUICK_STAKES_MINOR: readonly bigint[] = [1_000_000n, 5_000_000n, 10_000_000n, 50_000_000n];
const MOST_DIGITS = 13;

export interface StakeLimits {
  minMinor: bigint;
  maxMinor: bigint;
}

/** Usual first stake, within the limits. */
export function firstStake({ minMinor, maxMinor }: StakeLimits): bigint {
  const usual = QUICK_STAKES_MINOR[0] ?? minMinor;
  if (usual < minMinor) return minMinor;
  return usual > maxMinor ? maxMinor : usual;
}

/** Next stake by the stepper: one of the leading digit's place up or down, never outside the limits. */
export function stepStake(
  stakeMinor: bigint,
  direction: 1 | -1,
  { minMinor, maxMinor }: StakeLimits,
  unit: StakeUnit = MONEY_UNIT,
): bigint {
  // Going down from 10,000 the step is 1,000: 9,000 follows.
  const step = placeOf(direction === 1 ? stakeMinor : stakeMinor - unit.minor, unit);
  const next = direction === 1 ? (stakeMinor / step + 1n) * step : ((stakeMinor - 1n) / step) * step;
  if (next < minMinor) return minMinor;
  return next > maxMinor ? maxMinor : next;
}

/** The stake after a key of the keypad. */
export function typeStake(stakeMinor: bigint, key: KeypadKey, { minor }: StakeUnit = MONEY_UNIT): bigint {
  const digits = (stakeMinor / minor).toString();
  if (key === 'erase') return BigInt(digits.slice(0, -1) || '0') * minor;
  const typed = digits === '0' ? key : digits + key;
  return typed.length > MOST_DIGITS ? stakeMinor : BigInt(typed) * minor;
}

export type StakeProblem = 'low' | 'high';

export function stakeProblem(stakeMinor: bigint, { minMinor, maxMinor }: StakeLimits): StakeProblem | null {
  if (stakeMinor < minMinor) return 'low';
  return stakeMinor > maxMinor ? 'high' : null;
}

/** Thousands of a whole-thousand stake, for the chips "50k"; null for others. */
export function thousandsOf(stakeMinor: bigint): string | null {
  const thousand = 1000n * UNIT_MINOR;
  return stakeMinor % thousand === 0n ? (stakeMinor / thousand).toString() : null;
}

function placeOf(stakeMinor: bigint, { minor, leastStepMinor }: StakeUnit): bigint {
  const place = 10n ** BigInt((stakeMinor / minor).toString().length - 1) * minor;
  return place > leastStepMinor ? place : leastStepMinor;
}
