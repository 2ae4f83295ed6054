import { payoutMinor } from '@fairlot/money';
import type { Rational } from '@fairlot/money';

/** Multipliers and returns are whole numbers of ten-thousandths: 19800 is 1.98. */
export const MULTIPLIER_SCALE = 10_000n;

/** Default return of the games with one adjustable edge: 99 % of all stakes. */
export const DEFAULT_RETURN_SCALED = 9900n;

/**
 * The multiplier that returns `returnScaled` of the stake at this probability, in ten-thousandths, rounded down. The
 * edge is applied once.
 */
export function fairMultiplier(chance: Rational, returnScaled: bigint): bigint {
  return (returnScaled * chance.denominator) / chance.numerator;
}

/** Stake times multiplier in minor units, rounded down. */
export function multiply(stakeMinor: bigint, multiplierScaled: bigint): bigint {
  return payoutMinor(stakeMinor, multiplierScaled, 1);
}

/** A multiplier as text with four decimals: "1.9800". */
export function multiplierText(scaled: bigint): string {
  return `${scaled / MULTIPLIER_SCALE}.${String(scaled % MULTIPLIER_SCALE).padStart(4, '0')}`;
}

/** Text of hundredths, such as a roll or a crash point: "50.50". */
export function hundredthsText(hundredths: bigint): string {
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Hundredths of a text with exactly two decimals; undefined for any other text. */
export function readHundredths(text: unknown): bigint | undefined {
  if (typeof text !== 'string' || !/^(0|[1-9]\d{0,8})\.\d{2}$/.test(text)) return undefined;
  return BigInt(text.replace('.', ''));
}
