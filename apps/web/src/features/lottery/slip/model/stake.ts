import { stakeStep, usualMinor, wholeUnit } from '@fairlot/money';
import type { KeypadKey } from '@fairlot/ui';

/**
 * Stakes are multiples of a unit: the smallest step of a stake in the currency, or a point of a game. Amounts here are
 * minor units.
 */
export interface StakeUnit {
  /** Value of one unit. */
  minor: bigint;
  leastStepMinor: bigint;
}

export const MONEY_UNIT: StakeUnit = {
  get minor() {
    return stakeStep();
  },
  get leastStepMinor() {
    return atLeastStep(usualMinor(100_000n));
  },
};
const QUICK_POINTS: readonly bigint[] = [1n, 5n, 10n, 50n];
/** Usual amounts in VND; other currencies have their own. */
const QUICK_STAKES_MINOR: readonly bigint[] = [1_000_000n, 5_000_000n, 10_000_000n, 50_000_000n];
/**
 * Divisor for plays with several units: a line costs a multiple of the stake, so they offer a tenth of the usual
 * stakes.
 */
const SEVERAL_UNITS = 10n;

export function pointUnit(pointMinor: bigint): StakeUnit {
  return { minor: pointMinor, leastStepMinor: pointMinor };
}

/** Preset stakes per unit for a play whose line has `units` units. */
export function quickStakes(unit: StakeUnit, units: number): readonly bigint[] {
  if (unit !== MONEY_UNIT) return QUICK_POINTS.map((points) => points * unit.minor);
  const wanted = QUICK_STAKES_MINOR.map((minor) => usualMinor(units === 1 ? minor : minor / SEVERAL_UNITS));
  return [...new Set(wanted.map(atLeastStep))];
}

/** Rounds a stake down to multiples of the unit, at least one. */
export function roundToUnit(stakeMinor: bigint, { minor }: StakeUnit): bigint {
  const units = stakeMinor / minor;
  return (units < 1n ? 1n : units) * minor;
}

const MOST_DIGITS = 13;

export interface StakeLimits {
  minMinor: bigint;
  maxMinor: bigint;
}

/** Initial stake per unit, within the limits. */
export function firstStake({ minMinor, maxMinor }: StakeLimits, units: number): bigint {
  const usual = quickStakes(MONEY_UNIT, units)[0] ?? minMinor;
  if (usual < minMinor) return minMinor;
  return usual > maxMinor ? maxMinor : usual;
}

/** Next stake of the stepper: up or down by one at the leading digit, within the limits. */
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

/** The zeros of the keypad: three for whole amounts, two where the last digits are decimals. */
export const zerosKey = ({ minor }: StakeUnit): '000' | '00' => (minor % wholeUnit() === 0n ? '000' : '00');

/** The stake after a keypad key. Where stakes have decimals, the last digits typed are the decimals. */
export function typeStake(stakeMinor: bigint, key: KeypadKey, { minor }: StakeUnit = MONEY_UNIT): bigint {
  const digits = (stakeMinor / minor).toString();
  if (key === 'erase') return BigInt(digits.slice(0, -1) || '0') * minor;
  const typed = digits === '0' ? key : digits + key;
  return typed.length > MOST_DIGITS ? stakeMinor : BigInt(typed) * minor;
}

/**
 * The stake after a key. `typedMinor` is the result of the previous keys. If it is null or differs from the stake, the
 * stake is preset and the first digit replaces it.
 */
export function keyStake(
  stakeMinor: bigint,
  typedMinor: bigint | null,
  key: KeypadKey,
  unit: StakeUnit = MONEY_UNIT,
): bigint {
  const isPreset = stakeMinor !== typedMinor && key !== 'erase';
  return typeStake(isPreset ? 0n : stakeMinor, key, unit);
}

export type StakeProblem = 'low' | 'high';

export function stakeProblem(stakeMinor: bigint, { minMinor, maxMinor }: StakeLimits): StakeProblem | null {
  if (stakeMinor < minMinor) return 'low';
  return stakeMinor > maxMinor ? 'high' : null;
}

/** Number of thousands of a stake in whole thousands, for the chips "50k"; null for others. */
export function thousandsOf(stakeMinor: bigint): string | null {
  const thousand = 1000n * wholeUnit();
  return stakeMinor % thousand === 0n ? (stakeMinor / thousand).toString() : null;
}

const atLeastStep = (minor: bigint) => (minor < stakeStep() ? stakeStep() : minor);

function placeOf(stakeMinor: bigint, { minor, leastStepMinor }: StakeUnit): bigint {
  const place = 10n ** BigInt((stakeMinor / minor).toString().length - 1) * minor;
  return place > leastStepMinor ? place : leastStepMinor;
}
