import type { Rational } from '@fairlot/money';
import { DEFAULT_RETURN_SCALED, hundredthsText, multiplierText, multiply, readHundredths } from '../multiplier.ts';
import { ChoiceError, settled } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';

/** Number of different words of the stream: point and probability are exact in steps of 2^-32. */
export const POINT_WORDS = 2 ** 32;
const MIN_TARGET = 101n;
const MAX_TARGET = 100_000_000n;

export interface LimboChoices {
  /** The multiplier to reach, two decimals, "1.01" to "1000000.00". */
  target: string;
}

/**
 * Hundredths of the multiplier for a word (0 to 2^32 - 1): floor(return × 2^32 / (word + 1)), never below 1.00. It is
 * at least t with probability floor(return × 2^32 / t) / 2^32. Limbo and crash share it.
 */
export function pointHundredths(word: number, returnScaled = DEFAULT_RETURN_SCALED): bigint {
  const point = (returnScaled * BigInt(POINT_WORDS)) / (100n * BigInt(word + 1));
  return point < 100n ? 100n : point;
}

/** Probability that a point is at least the target (hundredths, above 1.00). */
export function pointChance(target: bigint, returnScaled = DEFAULT_RETURN_SCALED): Rational {
  const words = BigInt(POINT_WORDS);
  return { numerator: (returnScaled * words) / (100n * target), denominator: words };
}

/**
 * Draws one point, which reaches the target or not.
 * @throws ChoiceError on a target out of bounds
 */
export function playLimbo(input: RoundInput<LimboChoices, never>, returnScaled = DEFAULT_RETURN_SCALED): Outcome {
  const target = readTarget(input.choices.target);
  const point = pointHundredths(input.draw(POINT_WORDS), returnScaled);
  const won = point >= target;
  const multiplier = target * 100n;
  const event = { kind: 'point', point: hundredthsText(point), won, multiplier: multiplierText(multiplier) };
  return settled(input.stakeMinor, won ? multiply(input.stakeMinor, multiplier) : 0n, [event]);
}

/** Hundredths of a target. @throws ChoiceError when it is not a multiplier from 1.01 to 1,000,000.00 */
export function readTarget(text: string): bigint {
  const target = readHundredths(text);
  if (target === undefined || target < MIN_TARGET || target > MAX_TARGET) {
    throw new ChoiceError('target', 'a multiplier from 1.01 to 1000000.00');
  }
  return target;
}
