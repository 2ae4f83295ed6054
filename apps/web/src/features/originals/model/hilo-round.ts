import { hiloWinningRanks } from '@fairlot/game-maths';
import type { ShownRound } from './shown-round.ts';

export const GUESSES = ['higher', 'lower'] as const;
const RANKS = 'A23456789TJQK';

interface HiloCard {
  card: string;
  guess?: 'higher' | 'lower' | 'skip';
  isRight?: boolean;
  multiplier?: string;
}

/** A round as its cards tell it. */
export function hiloOf(round: ShownRound | null) {
  const cards = (round?.events ?? []) as unknown as readonly HiloCard[];
  let chance = { numerator: 1n, denominator: 1n };
  let right = 0;
  cards.forEach(({ guess, isRight }, index) => {
    if (guess === undefined || guess === 'skip' || isRight !== true) return;
    const winning = hiloWinningRanks(rankOf(cards[index - 1]?.card), guess).length;
    right += 1;
    chance = { numerator: chance.numerator * BigInt(winning), denominator: chance.denominator * BigInt(RANKS.length) };
  });
  return { cards, right, chance, rank: rankOf(cards.at(-1)?.card) };
}

/** What a guess beside this card means: an equal card counts for both, but a certain guess is not sold. */
export function guessKey(rank: number, guess: 'higher' | 'lower'): string {
  if (rank === 1) return guess === 'higher' ? 'hilo.higher' : 'hilo.same';
  if (rank === RANKS.length) return guess === 'higher' ? 'hilo.same' : 'hilo.lower';
  return guess === 'higher' ? 'hilo.higherSame' : 'hilo.lowerSame';
}

/** 1 for an ace to 13 for a king; 1 for none. */
function rankOf(card: string | undefined): number {
  return Math.max(1, RANKS.indexOf(card?.[0] ?? 'A') + 1);
}
