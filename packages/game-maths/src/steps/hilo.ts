import type { Rational } from '@fairlot/money';
import { cardText, rankOf, rankOfText } from '../cards.ts';
import { DEFAULT_RETURN_SCALED, fairMultiplier, multiplierText, multiply } from '../multiplier.ts';
import { ChoiceError, requireOneOf } from '../outcome.ts';
import type { Outcome, RoundEvent, RoundInput } from '../outcome.ts';

export const HILO_RANKS = 13;
/** Number of cards after which a round ends automatically. */
export const HILO_MAX_CARDS = 100;

export type HiloStep = 'higher' | 'lower' | 'skip' | 'cashOut';
const STEPS: readonly HiloStep[] = ['higher', 'lower', 'skip', 'cashOut'];

/**
 * Guess higher or lower than the card on the table; an equal card is right for both. Ace is lowest, king highest.
 * Neither allows a certain guess: on an ace "higher" means strictly higher and "lower" another ace; on a king the
 * reverse. Every card is drawn from a full deck.
 * @throws ChoiceError on a cash-out before the first right guess, an unknown step, a step after the end
 */
export function playHilo(
  input: RoundInput<Record<string, never>, HiloStep>,
  returnScaled = DEFAULT_RETURN_SCALED,
): Outcome<HiloStep> {
  let card = input.draw(52);
  let chance: Rational = { numerator: 1n, denominator: 1n };
  let right = 0;
  const events: RoundEvent[] = [{ kind: 'card', card: cardText(card) }];
  const outcome = (payoutMinor: bigint | null): Outcome<HiloStep> => ({
    events,
    state: payoutMinor === null ? 'open' : 'settled',
    stakeMinor: input.stakeMinor,
    payoutMinor,
    ifAbandoned: payoutMinor === null && right > 0 ? 'cashOut' : undefined,
  });
  const now = () => fairMultiplier(chance, returnScaled);

  for (const [index, raw] of input.steps.entries()) {
    const step = requireOneOf('choice', raw, STEPS);
    const isLast = index === input.steps.length - 1;
    const mustEnd = (payoutMinor: bigint) => {
      if (!isLast) throw new ChoiceError('choice', 'the round is over');
      return outcome(payoutMinor);
    };
    if (step === 'cashOut') {
      if (right === 0) throw new ChoiceError('choice', 'nothing is won yet');
      return mustEnd(multiply(input.stakeMinor, now()));
    }
    const next = input.draw(52);
    if (step === 'skip') {
      events.push({ kind: 'card', card: cardText(next), guess: step });
    } else {
      const isRight = hiloWinningRanks(rankOf(card), step).includes(rankOf(next));
      if (isRight) {
        right += 1;
        chance = hiloChanceWith(chance, rankOf(card), step);
      }
      const multiplier = isRight ? { multiplier: multiplierText(now()) } : {};
      events.push({ kind: 'card', card: cardText(next), guess: step, isRight, ...multiplier });
      if (!isRight) return mustEnd(0n);
    }
    card = next;
    if (index + 1 === HILO_MAX_CARDS) return mustEnd(right > 0 ? multiply(input.stakeMinor, now()) : input.stakeMinor);
  }
  return outcome(null);
}

/** Ranks 1 (ace) to 13 (king) for which the guess after this rank is right. */
export function hiloWinningRanks(rank: number, guess: 'higher' | 'lower'): number[] {
  const all = Array.from({ length: HILO_RANKS }, (_, index) => index + 1);
  const isRight = (next: number) => {
    if (guess === 'higher') return rank === 1 ? next > rank : next >= rank;
    return rank === HILO_RANKS ? next < rank : next <= rank;
  };
  return all.filter(isRight);
}

/** Combined probability of right guesses with one more, after this rank. */
export function hiloChanceWith(soFar: Rational, rank: number, guess: 'higher' | 'lower'): Rational {
  return {
    numerator: soFar.numerator * BigInt(hiloWinningRanks(rank, guess).length),
    denominator: soFar.denominator * BigInt(HILO_RANKS),
  };
}

/**
 * State derived from the cards on the table: number of right guesses, their combined probability, and the rank of the
 * last card.
 */
export function hiloSoFar(events: readonly RoundEvent[]): { right: number; chance: Rational; rank: number } {
  let chance: Rational = { numerator: 1n, denominator: 1n };
  let right = 0;
  events.forEach(({ guess, isRight }, index) => {
    if (isRight !== true || (guess !== 'higher' && guess !== 'lower')) return;
    right += 1;
    chance = hiloChanceWith(chance, rankOfText(events[index - 1]?.['card']), guess);
  });
  return { right, chance, rank: rankOfText(events.at(-1)?.['card']) };
}
