import { cardText } from '../cards.ts';
import { mixed } from '../mixed.ts';
import { ChoiceError, requireOneOf } from '../outcome.ts';
import type { Outcome, RoundInput } from '../outcome.ts';
import { pokerHand } from './hands.ts';
import { POKER_PAYS } from './tables.ts';
import type { PokerTable } from './tables.ts';

export interface VideoPokerChoices {
  table: PokerTable;
}

export interface VideoPokerStep {
  /** For each of the five cards, whether it is held. */
  hold: readonly boolean[];
}

const HAND = 5;

/**
 * Deals five cards of one deck, then replaces the cards that are not held once, in the order of the deck.
 * @throws ChoiceError on an unknown table, a hold that is not five booleans, a step after the end
 */
export function playVideoPoker(input: RoundInput<VideoPokerChoices, VideoPokerStep>): Outcome<VideoPokerStep> {
  const table = requireOneOf('table', input.choices.table, ['jacks', 'deuces']);
  const next = mixed(input.draw, 52);
  const dealt = Array.from({ length: HAND }, next);
  const events = [{ kind: 'dealt', cards: dealt.map(cardText) }];
  const [step, ...more] = input.steps;
  if (step === undefined) {
    const ifAbandoned = { hold: Array.from({ length: HAND }, () => true) };
    return { events, state: 'open', stakeMinor: input.stakeMinor, payoutMinor: null, ifAbandoned };
  }
  if (more.length > 0) throw new ChoiceError('choice', 'the round is over');
  const hold = readHold(step);
  const final = dealt.map((card, index) => (hold[index] === true ? card : next()));
  const hand = pokerHand(final, table === 'deuces');
  const payoutMinor = input.stakeMinor * BigInt(POKER_PAYS[table][hand] ?? 0);
  return {
    events: [...events, { kind: 'drawn', cards: final.map(cardText), hold, hand }],
    state: 'settled',
    stakeMinor: input.stakeMinor,
    payoutMinor,
  };
}

function readHold({ hold }: VideoPokerStep): readonly boolean[] {
  const isFive = Array.isArray(hold) && hold.length === HAND && hold.every((each) => typeof each === 'boolean');
  if (!isFive) throw new ChoiceError('hold', 'five times yes or no');
  return hold;
}
