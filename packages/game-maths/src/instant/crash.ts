import type { Rational } from '@fairlot/money';
import { pointChance, readTarget } from './limbo.ts';
import { multiply } from '../multiplier.ts';

/** The multiplier t seconds after the start is e^(0.06 t). */
const GROWTH_PER_MS = 0.06 / 1000;

export interface CrashChoices {
  /** Automatic cash-out at this multiplier, two decimals; null for a manual cash-out. */
  autoCashOut: string | null;
}

/** Multiplier in hundredths, rounded down, the given number of ms after the start. */
export function crashMultiplierAt(elapsedMs: number): bigint {
  return BigInt(Math.floor(100 * Math.exp(GROWTH_PER_MS * Math.max(0, elapsedMs))));
}

/** The first whole ms after the start at which the multiplier reaches the given hundredths. */
export function crashElapsedMs(hundredths: bigint): number {
  let elapsed = Math.max(0, Math.floor(Math.log(Number(hundredths) / 100) / GROWTH_PER_MS) - 1);
  // The logarithm may be off by a rounding error; the multiplier itself decides.
  while (crashMultiplierAt(elapsed) < hundredths) elapsed += 1;
  return elapsed;
}

/**
 * Payout of a stake in a flight that crashes at `point`. It is paid at the multiplier of its cash-out when that is at
 * most the point, and lost otherwise. A cash-out exactly at the crash multiplier still counts.
 * @param cashOut hundredths; undefined when the player never cashed out
 */
export function crashPayout(stakeMinor: bigint, point: bigint, cashOut: bigint | undefined): bigint {
  if (cashOut === undefined || cashOut > point) return 0n;
  return multiply(stakeMinor, cashOut * 100n);
}

/** Hundredths of an automatic cash-out. @throws ChoiceError on a multiplier below 1.01 or above 1,000,000.00 */
export function readAutoCashOut({ autoCashOut }: CrashChoices): bigint | undefined {
  return autoCashOut === null ? undefined : readTarget(autoCashOut);
}

/** Probability that a flight reaches this multiplier (hundredths, above 1.00). */
export function crashChance(hundredths: bigint, returnScaled: bigint): Rational {
  return pointChance(hundredths, returnScaled);
}
