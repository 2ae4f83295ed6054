import type { KeypadKey } from '@fairlot/ui';

/** Stakes are whole units of the currency; amounts here are minor units (two decimals). */
const UNIT_MINOR = 100n;
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
export function stepStake(stakeMinor: bigint, direction: 1 | -1, { minMinor, maxMinor }: StakeLimits): bigint {
  // Going down from 10,000 the step is 1,000: 9,000 follows.
  const step = placeOf(direction === 1 ? stakeMinor : stakeMinor - UNIT_MINOR);
  const next = direction === 1 ? (stakeMinor / step + 1n) * step : ((stakeMinor - 1n) / step) * step;
  if (next < minMinor) return minMinor;
  return next > maxMinor ? maxMinor : next;
}

/** The stake after a key of the keypad. */
export function typeStake(stakeMinor: bigint, key: KeypadKey): bigint {
  const digits = (stakeMinor / UNIT_MINOR).toString();
  if (key === 'erase') return BigInt(digits.slice(0, -1) || '0') * UNIT_MINOR;
  const typed = digits === '0' ? key : digits + key;
  return typed.length > MOST_DIGITS ? stakeMinor : BigInt(typed) * UNIT_MINOR;
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

function placeOf(minor: bigint): bigint {
  const digits = (minor / UNIT_MINOR).toString().length;
  return 10n ** BigInt(Math.max(3, digits - 1)) * UNIT_MINOR;
}
