import { rankOf, suitOf } from '../cards.ts';

/** Hands of five cards from best to worst, for both tables. */
export type PokerHand =
  | 'naturalRoyal'
  | 'fourDeuces'
  | 'wildRoyal'
  | 'fiveOfAKind'
  | 'straightFlush'
  | 'fourOfAKind'
  | 'fullHouse'
  | 'flush'
  | 'straight'
  | 'threeOfAKind'
  | 'twoPair'
  | 'jacksOrBetter'
  | 'nothing';

const ACE_HIGH = 14;
const ROYAL_FROM = 10;

/**
 * Returns the best hand of five cards; with `deuces` every two substitutes for any card. Two pair and jacks or better
 * exist only without wild cards: the other table pays nothing below three of a kind.
 */
export function pokerHand(cards: readonly number[], deuces: boolean): PokerHand {
  const wild = deuces ? cards.filter((card) => rankOf(card) === 2).length : 0;
  if (wild === 4) return 'fourDeuces';
  const fixed = deuces ? cards.filter((card) => rankOf(card) !== 2) : cards;
  const ranks = fixed.map(rankOf);
  const isFlush = fixed.every((card) => suitOf(card) === suitOf(fixed[0] ?? 0));
  const counts = [...countOf(ranks).values()].toSorted((a, b) => b - a);
  const most = (counts[0] ?? 0) + wild;
  const isRun = counts[0] === 1 && isStraight(ranks);
  if (isRun && isFlush && isRoyal(ranks)) return wild > 0 ? 'wildRoyal' : 'naturalRoyal';
  if (most === 5) return 'fiveOfAKind';
  if (isRun && isFlush) return 'straightFlush';
  if (most === 4) return 'fourOfAKind';
  if (most === 3 && counts.length === 2) return 'fullHouse';
  if (isFlush) return 'flush';
  if (isRun) return 'straight';
  if (most === 3) return 'threeOfAKind';
  if (deuces) return 'nothing';
  if (counts[0] === 2 && counts[1] === 2) return 'twoPair';
  return hasHighPair(ranks) ? 'jacksOrBetter' : 'nothing';
}

function countOf(ranks: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  return counts;
}

/** Whether the ranks are different and lie within five in a row, the ace at either end; wild cards fill the gaps. */
function isStraight(ranks: readonly number[]): boolean {
  const high = ranks.map((rank) => (rank === 1 ? ACE_HIGH : rank));
  return spanOf(ranks) <= 4 || spanOf(high) <= 4;
}

function isRoyal(ranks: readonly number[]): boolean {
  return ranks.every((rank) => rank === 1 || rank >= ROYAL_FROM);
}

function spanOf(ranks: readonly number[]): number {
  return Math.max(...ranks) - Math.min(...ranks);
}

function hasHighPair(ranks: readonly number[]): boolean {
  return [...countOf(ranks)].some(([rank, count]) => count === 2 && (rank === 1 || rank >= 11));
}
