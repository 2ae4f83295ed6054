import { cardText, rankOf } from '../cards.ts';
import { ChoiceError, requireOneOf } from '../outcome.ts';
import type { Outcome, RoundEvent, RoundInput } from '../outcome.ts';
import { isBlackjack, totalOf } from './hand.ts';

export type BlackjackStep = 'hit' | 'stand' | 'double' | 'split';
const STEPS: readonly BlackjackStep[] = ['hit', 'stand', 'double', 'split'];

interface Hand {
  cards: number[];
  betMinor: bigint;
  isDone: boolean;
}

/** A table in the middle of a round. */
interface Table {
  draw: () => number;
  events: RoundEvent[];
  hands: Hand[];
  dealer: number[];
}

/**
 * Every card is drawn from a full deck. The dealer's rule is `stand` on every 17. The dealer checks for blackjack under
 * an ace or ten. Blackjack pays 3 to 2. Double on any two cards, even after a split. One split; split aces get one card
 * each. No insurance.
 * @throws ChoiceError on a step that is not allowed now, or after the end
 */
export function playBlackjack(
  input: RoundInput<Record<string, never>, BlackjackStep>,
): Outcome<BlackjackStep> & { allowed: BlackjackStep[] } {
  const draw = () => input.draw(52);
  const first = draw();
  const up = draw();
  const second = draw();
  const hole = draw();
  const player: Hand = { cards: [first, second], betMinor: input.stakeMinor, isDone: false };
  const table: Table = {
    draw,
    events: [{ kind: 'dealt', player: player.cards.map(cardText), dealer: cardText(up) }],
    hands: [player],
    dealer: [up, hole],
  };
  player.isDone = isBlackjack(player.cards) || isBlackjack(table.dealer);

  for (const raw of input.steps) {
    const step = requireOneOf('choice', raw, STEPS);
    if (!allowedSteps(table).includes(step)) throw new ChoiceError('choice', `${step} is not possible now`);
    takeStep(table, step);
  }

  const stakeMinor = table.hands.reduce((sum, { betMinor }) => sum + betMinor, 0n);
  const allowed = allowedSteps(table);
  if (allowed.length > 0) {
    return { events: table.events, state: 'open', stakeMinor, payoutMinor: null, ifAbandoned: 'stand', allowed };
  }
  finishDealer(table);
  const payoutMinor = table.hands.reduce((sum, hand) => sum + payHand(table, hand), 0n);
  return { events: table.events, state: 'settled', stakeMinor, payoutMinor, allowed };
}

/** The next hand to play; undefined when the player is done. */
function current({ hands }: Table): Hand | undefined {
  return hands.find(({ isDone }) => !isDone);
}

function allowedSteps(table: Table): BlackjackStep[] {
  const hand = current(table);
  if (hand === undefined) return [];
  if (hand.cards.length > 2) return ['hit', 'stand'];
  const [first = 0, second = 0] = hand.cards;
  const canSplit = table.hands.length === 1 && rankOf(first) === rankOf(second);
  return canSplit ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

function takeStep(table: Table, step: BlackjackStep): void {
  const hand = current(table);
  if (hand === undefined) return;
  if (step === 'split') return split(table, hand);
  if (step === 'stand') {
    hand.isDone = true;
    table.events.push({ kind: 'stand', hand: table.hands.indexOf(hand) });
    return;
  }
  if (step === 'double') hand.betMinor *= 2n;
  const card = table.draw();
  hand.cards.push(card);
  hand.isDone = step === 'double' || totalOf(hand.cards).total >= 21;
  table.events.push({ kind: step, hand: table.hands.indexOf(hand), card: cardText(card) });
}

function split(table: Table, { cards: [first = 0, second = 0], betMinor }: Hand): void {
  table.hands = [first, second].map((card) => {
    const cards = [card, table.draw()];
    const isAce = rankOf(card) === 1;
    return { cards, betMinor, isDone: isAce || totalOf(cards).total === 21 };
  });
  table.events.push({ kind: 'split', hands: table.hands.map(({ cards }) => cards.map(cardText)) });
}

/** The dealer draws only when it can change the result. */
function finishDealer({ draw, dealer, hands, events }: Table): void {
  const isOpen = hands.some(
    (hand) => totalOf(hand.cards).total <= 21 && !(hands.length === 1 && isBlackjack(hand.cards)),
  );
  while (isOpen && totalOf(dealer).total < 17) dealer.push(draw());
  events.push({ kind: 'dealer', cards: dealer.map(cardText), total: totalOf(dealer).total });
}

function payHand({ dealer, hands }: Table, { cards, betMinor }: Hand): bigint {
  const mine = totalOf(cards).total;
  const theirs = totalOf(dealer).total;
  const natural = hands.length === 1 && isBlackjack(cards);
  if (natural) return isBlackjack(dealer) ? betMinor : betMinor + (betMinor * 3n) / 2n;
  if (mine > 21 || isBlackjack(dealer)) return 0n;
  if (theirs > 21 || mine > theirs) return betMinor * 2n;
  return mine === theirs ? betMinor : 0n;
}
