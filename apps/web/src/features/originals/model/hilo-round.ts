import { HILO_RANKS, hiloSoFar } from '@fairlot/game-maths';
import type { ShownRound } from './shown-round.ts';

export const GUESSES = ['higher', 'lower'] as const;
export type Guess = (typeof GUESSES)[number];
const RANKS = 'A23456789TJQK';

interface HiloCard {
  card: string;
  guess?: 'higher' | 'lower' | 'skip';
  isRight?: boolean;
  multiplier?: string;
}

/** State of a round, derived from its cards. */
export function hiloOf(round: ShownRound | null) {
  const events = round?.events ?? [];
  return { cards: events as unknown as readonly HiloCard[], ...hiloSoFar(events) };
}

/** Meaning of a guess beside this card: an equal card counts for both guesses, but a certain guess is not offered. */
export function guessKey(rank: number, guess: Guess): string {
  if (rank === 1) return guess === 'higher' ? 'hilo.higher' : 'hilo.same';
  if (rank === HILO_RANKS) return guess === 'higher' ? 'hilo.same' : 'hilo.lower';
  return guess === 'higher' ? 'hilo.higherSame' : 'hilo.lowerSame';
}

/** The label of a rank on its card. */
export function rankName(rank: number): string {
  return (RANKS[rank - 1] ?? '').replace('T', '10');
}
