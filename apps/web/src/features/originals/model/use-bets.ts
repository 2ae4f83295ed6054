import { formatMinor, parseMinor } from '@fairlot/money';
import { useState } from 'react';
import type { OriginalGame } from '../api/originals.ts';

/** The place of a chip on the table. */
export interface BetPlace {
  kind: string;
  value?: string | undefined;
}

/** One chip on the table. */
interface Chip {
  kind: string;
  value?: string;
  minor: bigint;
}

/** Chips that one tap laid; an undo takes them back together. */
type Move = readonly Chip[];

const CHIPS = [1n, 5n, 10n, 50n, 100n] as const;

export interface Bets {
  /** Chip values, minor units. */
  chips: readonly bigint[];
  chip: bigint;
  setChip: (minor: bigint) => void;
  totalMinor: bigint;
  /** The amount on a bet, minor units. */
  on: (kind: string, value?: string) => bigint;
  place: (kind: string, value?: string) => void;
  /** Lays a chip on each of these places. */
  placeAll: (places: readonly BetPlace[]) => void;
  undo: () => void;
  clear: () => void;
  /** Lays the same chips once more. */
  double: () => void;
  /** Lays the chips that were removed last; null while there are none or while chips are on the table. */
  repeat: (() => void) | null;
  /** The bets in the server's format, one entry per bet; null while the table is empty. */
  choices: { bets: { kind: string; value?: string; amount: string }[] } | null;
}

/** Chips on a table with several kinds of bets; they stay on the table for the next round. */
export function useBets(game: OriginalGame): Bets {
  const chips = CHIPS.map((times) => parseMinor(game.min) * times);
  const [chip, setChip] = useState(chips[2] ?? parseMinor(game.min));
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [removed, setRemoved] = useState<readonly Move[]>([]);
  const sums = new Map<string, Chip>();
  for (const each of moves.flat()) {
    const key = keyOf(each);
    sums.set(key, { ...each, minor: (sums.get(key)?.minor ?? 0n) + each.minor });
  }
  const bets = [...sums.values()];
  const placeAll = (places: readonly BetPlace[]) =>
    setMoves([
      ...moves,
      places.map(({ kind, value }) => ({ kind, minor: chip, ...(value === undefined ? {} : { value }) })),
    ]);
  return {
    chips,
    chip,
    setChip,
    totalMinor: bets.reduce((sum, { minor }) => sum + minor, 0n),
    on: (kind, value) => sums.get(keyOf({ kind, value }))?.minor ?? 0n,
    place: (kind, value) => placeAll([{ kind, value }]),
    placeAll,
    undo: () => setMoves(moves.slice(0, -1)),
    clear: () => {
      setRemoved(moves);
      setMoves([]);
    },
    double: () => setMoves([...moves, bets]),
    repeat: moves.length === 0 && removed.length > 0 ? () => setMoves(removed) : null,
    choices:
      bets.length === 0
        ? null
        : {
            bets: bets.map(({ kind, value, minor }) => ({
              kind,
              ...(value === undefined ? {} : { value }),
              amount: formatMinor(minor),
            })),
          },
  };
}

function keyOf({ kind, value }: BetPlace): string {
  return `${kind} ${value ?? ''}`;
}
