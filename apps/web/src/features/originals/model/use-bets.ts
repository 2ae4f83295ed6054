import { formatMinor, parseMinor } from '@fairlot/money';
import { useState } from 'react';
import type { OriginalGame } from '../api/originals.ts';

/** One chip on the table. */
interface Chip {
  kind: string;
  value?: string;
  minor: bigint;
}

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
  undo: () => void;
  clear: () => void;
  /** The bets in the server's format, one entry per bet; null while the table is empty. */
  choices: { bets: { kind: string; value?: string; amount: string }[] } | null;
}

/** Chips on a table with several kinds of bets; they stay on the table for the next round. */
export function useBets(game: OriginalGame): Bets {
  const chips = CHIPS.map((times) => parseMinor(game.min) * times);
  const [chip, setChip] = useState(chips[2] ?? parseMinor(game.min));
  const [placed, setPlaced] = useState<readonly Chip[]>([]);
  const sums = new Map<string, Chip>();
  for (const each of placed) {
    const key = keyOf(each);
    sums.set(key, { ...each, minor: (sums.get(key)?.minor ?? 0n) + each.minor });
  }
  const bets = [...sums.values()];
  return {
    chips,
    chip,
    setChip,
    totalMinor: bets.reduce((sum, { minor }) => sum + minor, 0n),
    on: (kind, value) => sums.get(keyOf({ kind, value }))?.minor ?? 0n,
    place: (kind, value) => setPlaced([...placed, { kind, minor: chip, ...(value === undefined ? {} : { value }) }]),
    undo: () => setPlaced(placed.slice(0, -1)),
    clear: () => setPlaced([]),
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

function keyOf({ kind, value }: { kind: string; value?: string | undefined }): string {
  return `${kind} ${value ?? ''}`;
}
