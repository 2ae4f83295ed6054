import { bestHolds, bestPlay, cardOf, simpleHold, simplePlay, totalOf } from '@fairlot/game-maths';
import type { AnyStep, RoundEvent } from '@fairlot/game-maths';

/** Returns the next step of an open round from its events so far, which are all that a player sees. */
export type Strategy = (events: readonly RoundEvent[]) => AnyStep;

type PokerTable = 'jacks' | 'deuces';

const cardsOf = (texts: unknown) => (texts as string[]).map((text) => cardOf(text));
const rankOf = (card: number) => (card % 13) + 1;
const valueOf = (card: number) => Math.min(rankOf(card), 10);

/** The simple strategy that blackjack publishes. It never splits, so there is one hand. */
export function simpleBlackjack([dealt, ...more]: readonly RoundEvent[]): AnyStep {
  const cards = [...cardsOf(dealt?.['player']), ...more.map(({ card }) => cardOf(String(card)))];
  return simplePlay(totalOf(cards), valueOf(cardOf(String(dealt?.['dealer']))));
}

/** The optimal strategy of blackjack, hand by hand. */
export function bestBlackjack([dealt, ...more]: readonly RoundEvent[]): AnyStep {
  let hands = [{ cards: cardsOf(dealt?.['player']), isDone: false }];
  for (const { kind, hand, card, hands: split } of more) {
    if (kind === 'split') {
      hands = (split as string[][]).map((cards) => ({ cards: cardsOf(cards), isDone: false }));
      continue;
    }
    const played = hands[Number(hand)];
    if (played === undefined) continue;
    if (kind !== 'stand') played.cards.push(cardOf(String(card)));
    played.isDone = kind !== 'hit';
  }
  // A hand of 21 is already finished.
  const now = hands.find(({ cards, isDone }) => !isDone && totalOf(cards).total < 21)?.cards ?? [];
  const [first = 0, second = 1] = now;
  const isPair = hands.length === 1 && now.length === 2 && rankOf(first) === rankOf(second);
  return bestPlay(now.map(valueOf), valueOf(cardOf(String(dealt?.['dealer']))), isPair);
}

export function bestPoker(table: PokerTable): Strategy {
  let holds: ReturnType<typeof bestHolds> | undefined;
  return ([dealt]) => ({ hold: (holds ??= bestHolds(table))(cardsOf(dealt?.['cards'])) });
}

export function simplePoker(table: PokerTable): Strategy {
  return ([dealt]) => ({ hold: simpleHold(table, cardsOf(dealt?.['cards'])) });
}
