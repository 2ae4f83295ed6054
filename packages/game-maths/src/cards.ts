const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
const SUITS = ['c', 'd', 'h', 's'];

/** Rank of a card 0 to 51: 1 for an ace to 13 for a king. */
export function rankOf(card: number): number {
  return (card % 13) + 1;
}

/** Suit of a card: 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export function suitOf(card: number): number {
  return Math.floor(card / 13);
}

/** Rank and suit as text: "Th" is the ten of hearts. */
export function cardText(card: number): string {
  return `${RANKS[card % 13]}${SUITS[suitOf(card)]}`;
}

/** The card that `cardText` writes as this text. */
export function cardOf(text: string): number {
  return RANKS.indexOf(text[0] ?? '') + 13 * SUITS.indexOf(text[1] ?? '');
}

/** Rank of a card written by `cardText`; that of an ace when there is no card. */
export function rankOfText(card: unknown): number {
  return Math.max(0, typeof card === 'string' ? RANKS.indexOf(card[0] ?? '') : 0) + 1;
}
