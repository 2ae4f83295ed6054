import { binomial } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { multiplierText, multiply } from '../multiplier.ts';
import { requireOneOf, requireWhole, settled } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';
import { PLINKO_TABLES } from './plinko-tables.ts';
import { RISKS } from '../risk.ts';
import type { Risk } from '../risk.ts';

export const PLINKO_MIN_ROWS = 8;
export const PLINKO_MAX_ROWS = 16;

export interface PlinkoChoices {
  /** 8 to 16. */
  rows: number;
  risk: Risk;
}

/**
 * A ball falls through rows of pins, left or right with equal probability at each. The bucket is the number of times it
 * went right.
 * @throws ChoiceError on rows or risk that are not offered
 */
export function playPlinko(input: RoundInput<PlinkoChoices, never>): Outcome {
  const table = plinkoTable(input.choices);
  const path = Array.from({ length: input.choices.rows }, () => input.draw(2));
  const bucket = path.reduce((sum, turn) => sum + turn, 0);
  const multiplier = table[bucket] ?? 0n;
  const event = { kind: 'fall', path, bucket, multiplier: multiplierText(multiplier) };
  return settled(input.stakeMinor, multiply(input.stakeMinor, multiplier), [event]);
}

/** Payouts of the buckets from left to right, in ten-thousandths. @throws ChoiceError as playPlinko */
export function plinkoTable(choices: PlinkoChoices): bigint[] {
  const rows = requireWhole('rows', choices.rows, PLINKO_MIN_ROWS, PLINKO_MAX_ROWS);
  const half = PLINKO_TABLES[requireOneOf('risk', choices.risk, RISKS)][rows] ?? [];
  const all = Array.from({ length: rows + 1 }, (_, bucket) => half[Math.min(bucket, rows - bucket)] ?? 0);
  return all.map(BigInt);
}

/** Probabilities of the buckets, left to right. */
export function plinkoChances(rows: number): Rational[] {
  return Array.from({ length: rows + 1 }, (_, bucket) => ({
    numerator: binomial(rows, bucket),
    denominator: 2n ** BigInt(rows),
  }));
}
