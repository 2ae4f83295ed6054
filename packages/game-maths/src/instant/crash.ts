import type { Rational } from '@fairlot/money';
import { pointChance, readTarget } from './limbo.ts';
import { multiply } from '../multiplier.ts';

/** The multiplier t seconds after the start is e^(0.06 t). */
const GROWTH_PER_MS = 0.06 / 1000;

export interface CrashChoices {
  /** Leaves by itself at this multiplier, two decimals; null leaves it to the player. */
  autoCashOut: string | null;
}

/** Hundredths of the multiplier, rounded down, so many ms after the start. */
export function crashMultiplierAt(elapsedMs: number): bigint {
  return BigInt(Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))));
}

/** The first whole ms after the start at which the multiplier is at least so many hundredths. */
export function crashElapsedMs(hundredths: bigint): number {
  let elapsed = Math.max(0, Math.floor(Math.log(Number(hundredths) / 100) / GROWTH_PER_MS) - 1);
  // The logarithm may miss by a rounding; the multiplier itself decides.
  while (crashMultiplierAt(elapsed) < hundredths) elapsed += 1;
  return elapsed;
}

/**
 * What a stake comes to in a flight that crashes at `point`: it is paid at the multiplier of its cash-out when that is
 * at most the point, and lost otherwise. A cash-out at the very multiplier of the crash still counts.
 * @param cashOut hundredths; undefined when the player never left
 */
export function crashPayout(stakeMinor: bigint, point: bigint, cashOut: bigint | undefined): bigint {
  if (cashOut === undefined || cashOut > point) return 0n;
  return multiply(stakeMinor, cashOut * 100n);
}

/** Hundredths of an automatic cash-out. @throws ChoiceError on a multiplier below 1.01 or above 1,000,000.00 */
export function readAutoCashOut({ autoCashOut }: CrashChoices): bigint | undefined {
  return autoCashOut === null ? undefined : readTarget(autoCashOut);
}

/** Chance that a flight gets as far as this multiplier (hundredths, above 1.00). */
export function crashChance(hundredths: bigint, returnScaled?: bigint): Rational {
  return pointChance(hundredths, returnScaled);
}
