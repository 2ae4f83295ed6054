import { cardOf, totalOf as handTotal } from '@fairlot/game-maths';
import type { RoundEvent, ShownRound } from './shown-round.ts';

export interface BlackjackHand {
  cards: readonly string[];
  isDoubled: boolean;
  isDone: boolean;
}

export interface BlackjackTable {
  hands: readonly BlackjackHand[];
  dealer: readonly string[];
  /** Index of the hand that is played now; -1 when there is none. */
  current: number;
  canDouble: boolean;
  canSplit: boolean;
}

/** The table after the events of a round. */
export function blackjackOf(round: ShownRound | null): BlackjackTable {
  let hands: BlackjackHand[] = [];
  let dealer: readonly string[] = [];
  for (const event of round?.events ?? []) {
    hands = handsAfter(hands, event);
    if (event.kind === 'dealt') dealer = [text(event['dealer'])];
    if (event.kind === 'dealer') dealer = event['cards'] as string[];
  }
  const current = round?.state === 'open' ? hands.findIndex(({ isDone }) => !isDone) : -1;
  const [first, second, third] = hands[current]?.cards ?? [];
  const isFirstTwo = second !== undefined && third === undefined;
  return {
    hands,
    dealer,
    current,
    canDouble: isFirstTwo,
    canSplit: isFirstTwo && hands.length === 1 && first?.[0] === second[0],
  };
}

/** Best total of cards, written as in a round's events. */
export function totalOf(cards: readonly string[]): number {
  return handTotal(cards.map(cardOf)).total;
}

function handsAfter(hands: BlackjackHand[], event: RoundEvent): BlackjackHand[] {
  switch (event.kind) {
    case 'dealt':
      return [hand(event['player'] as string[])];
    case 'split':
      return (event['hands'] as string[][]).map((cards) => {
        const one = hand(cards);
        return cards[0]?.[0] === 'A' ? { ...one, isDone: true } : one;
      });
    case 'stand':
      return changed(hands, event, (each) => ({ ...each, isDone: true }));
    case 'hit':
      return changed(hands, event, (each) => hand([...each.cards, text(event['card'])]));
    case 'double':
      return changed(hands, event, (each) => ({
        cards: [...each.cards, text(event['card'])],
        isDoubled: true,
        isDone: true,
      }));
    default:
      return hands;
  }
}

function hand(cards: readonly string[]): BlackjackHand {
  return { cards, isDoubled: false, isDone: totalOf(cards) >= 21 };
}

function changed(hands: BlackjackHand[], event: RoundEvent, change: (hand: BlackjackHand) => BlackjackHand) {
  return hands.map((each, index) => (index === event['hand'] ? change(each) : each));
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
