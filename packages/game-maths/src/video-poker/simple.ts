import { rankOf, suitOf } from '../cards.ts';
import { type PokerHand, pokerHand } from './hands.ts';
import type { PokerTable } from './tables.ts';

/** Hands that are held whole. Not four of a kind: replacing the odd card can only improve it. */
const WHOLE: ReadonlySet<PokerHand> = new Set([
  'naturalRoyal',
  'wildRoyal',
  'fiveOfAKind',
  'straightFlush',
  'fullHouse',
  'flush',
  'straight',
]);
const JACK = 11;

/**
 * Returns the cards that the simple strategy holds, as the help describes it (`simple.videopoker`). A straight or
 * better is held whole, except four of a kind. In every other hand: deuces where they are wild, and all cards of a rank
 * that occurs twice or more; otherwise four of one suit; otherwise, where nothing is wild, jacks, queens, kings and
 * aces.
 * @param hand the hand of the cards, where it is known already
 */
export function simpleHold(
  table: PokerTable,
  cards: readonly number[],
  hand = pokerHand(cards, table === 'deuces'),
): boolean[] {
  const isWild = table === 'deuces';
  if (WHOLE.has(hand)) return cards.map(() => true);
  const ranks = cards.map(rankOf);
  const alike = ranks.map(
    (rank, index) => (isWild && rank === 2) || ranks.some((other, place) => place !== index && other === rank),
  );
  if (alike.includes(true)) return alike;
  const suits = cards.map(suitOf);
  const suited = suits.map((suit) => suits.filter((other) => other === suit).length >= 4);
  if (suited.includes(true) || isWild) return suited;
  return ranks.map((rank) => rank === 1 || rank >= JACK);
}
