import { binomial } from '@fairlot/money';
import type { Rational } from '@fairlot/money';
import { KENO_TABLES } from './keno-tables.ts';
import { mixedFirst } from '../mixed.ts';
import { multiplierText, multiply } from '../multiplier.ts';
import { ChoiceError, requireOneOf, requireWhole, settled } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';
import { RISKS } from '../risk.ts';
import type { Risk } from '../risk.ts';

export const KENO_NUMBERS = 40;
const DRAWN = 10;
const MAX_PICKS = 10;

export interface KenoChoices {
  /** 1 to 10 different numbers from 1 to 40. */
  numbers: readonly number[];
  risk: Risk;
}

/**
 * Draws ten of forty numbers. The payout depends on the number of picks and of hits.
 * @throws ChoiceError on picks that repeat, are too many or out of range, and on an unknown risk
 */
export function playKeno(input: RoundInput<KenoChoices, never>): Outcome {
  const picks = readPicks(input.choices);
  const table = kenoTable(picks.length, input.choices.risk);
  const drawn = mixedFirst(input.draw, KENO_NUMBERS, DRAWN).map((index) => index + 1);
  const hits = picks.filter((pick) => drawn.includes(pick)).length;
  const multiplier = table[hits] ?? 0n;
  const event = { kind: 'drawn', numbers: drawn, hits, multiplier: multiplierText(multiplier) };
  return settled(input.stakeMinor, multiply(input.stakeMinor, multiplier), [event]);
}

/** Payouts for 0 to `picks` hits, in ten-thousandths. @throws ChoiceError on picks or risk that are not offered */
export function kenoTable(picks: number, risk: Risk): bigint[] {
  requireWhole('numbers', picks, 1, MAX_PICKS);
  return (KENO_TABLES[requireOneOf('risk', risk, RISKS)][picks] ?? []).map(BigInt);
}

/** Probabilities of 0 to `picks` hits. */
export function kenoChances(picks: number): Rational[] {
  return Array.from({ length: picks + 1 }, (_, hits) => ({
    numerator: binomial(picks, hits) * binomial(KENO_NUMBERS - picks, DRAWN - hits),
    denominator: binomial(KENO_NUMBERS, DRAWN),
  }));
}

function readPicks({ numbers }: KenoChoices): readonly number[] {
  if (!Array.isArray(numbers)) throw new ChoiceError('numbers', 'a list of numbers');
  for (const number of numbers) requireWhole('numbers', number, 1, KENO_NUMBERS);
  if (new Set(numbers).size !== numbers.length) throw new ChoiceError('numbers', 'each number once');
  return numbers;
}
