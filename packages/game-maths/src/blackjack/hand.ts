import { rankOf } from '../cards.ts';

export interface HandTotal {
  /** Best total: an ace counts 11 unless that exceeds 21. */
  total: number;
  /** Whether an ace counts 11 in the total. */
  isSoft: boolean;
}

/** Value of a card: ace 1, face cards 10. */
export function valueOf(card: number): number {
  return Math.min(rankOf(card), 10);
}

/** Total of cards. */
export function totalOf(cards: readonly number[]): HandTotal {
  return cards.map(valueOf).reduce(addValue, { total: 0, isSoft: false });
}

/** Total after adding a card of this value. */
export function addValue({ total, isSoft }: HandTotal, value: number): HandTotal {
  const hard = (isSoft ? total - 10 : total) + value;
  const soft = isSoft || value === 1;
  return soft && hard + 10 <= 21 ? { total: hard + 10, isSoft: true } : { total: hard, isSoft: false };
}

/** An ace and a ten as the first two cards. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === 21;
}
