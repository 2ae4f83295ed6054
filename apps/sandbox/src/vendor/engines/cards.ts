import { type Draw, shuffle } from '../draws.ts';

/** Seats at the table, the player's first. */
const SEATS = ['You', 'Linh', 'Bao', 'Thu'] as const;
/** Rake of the house, percent of a pot. */
const RAKE = 5;

/** Three cards each; cards are 0 to 51, four suits of ace to king. */
export type Hands = number[][];

export type Showdown = {
  seats: { name: string; cards: number[]; hand: string; isFolded: boolean; isWinner: boolean }[];
  potMinor: number;
  winMinor: number;
};

export function deal(draw: Draw): Hands {
  const deck = shuffle(
    draw,
    Array.from({ length: 52 }, (_, card) => card),
  );
  return SEATS.map((_, seat) => deck.slice(seat * 3, seat * 3 + 3));
}

/** The pot after all choices. Calling costs the ante again; the other players call with a pair, or any ace or king. */
export function showDown(hands: Hands, anteMinor: number, calls: boolean): Showdown {
  const ranks = hands.map(rankOf);
  const stays = hands.map((cards, seat) => (seat === 0 ? calls : mayCall(cards, ranks[seat] ?? [])));
  const potMinor = anteMinor * (SEATS.length + stays.filter(Boolean).length);
  const best = ranks.filter((_, seat) => stays[seat]).reduce<number[]>((a, b) => (isHigher(b, a) ? b : a), []);
  const isWinner = ranks.map((rank, seat) => stays[seat] === true && !isHigher(best, rank));
  const winners = isWinner.filter(Boolean).length;
  const winMinor = isWinner[0] ? Math.floor((potMinor * (100 - RAKE)) / 100 / winners) : 0;
  const seats = SEATS.map((name, seat) => ({
    name,
    cards: hands[seat] ?? [],
    hand: NAMES[ranks[seat]?.[0] ?? 0] ?? '',
    isFolded: stays[seat] !== true,
    isWinner: isWinner[seat] === true,
  }));
  return { seats, potMinor, winMinor };
}

export const NAMES = ['High card', 'Pair', 'Straight', 'Flush', 'Three of a kind', 'Straight flush'] as const;

function mayCall(cards: readonly number[], [kind = 0]: readonly number[]): boolean {
  return kind > 0 || cards.some((card) => heightOf(card) >= 13);
}

/** Rank of the hand, then its cards, highest first. */
export function rankOf(cards: readonly number[]): number[] {
  const heights = cards.map(heightOf).sort((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = heights;
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const isStraight = (high - middle === 1 && middle - low === 1) || (high === 14 && middle === 3 && low === 2);
  if (isFlush && isStraight) return [5, ...heights];
  if (high === low) return [4, ...heights];
  if (isFlush) return [3, ...heights];
  if (isStraight) return [2, ...heights];
  if (high === middle || middle === low) return [1, middle, ...heights];
  return [0, ...heights];
}

/** 2 to 14; the ace is the highest. */
function heightOf(card: number): number {
  const rank = (card % 13) + 1;
  return rank === 1 ? 14 : rank;
}

function isHigher(a: readonly number[], b: readonly number[]): boolean {
  for (const [at, value] of a.entries()) if (value !== (b[at] ?? -1)) return value > (b[at] ?? -1);
  return false;
}
