import { parseMinor } from '@fairlot/money';
import type { Play } from '../../games/api/plays.ts';
import { expandLines } from './lines.ts';

interface SoldLine {
  play: string;
  picks: readonly string[];
  unitStake: string;
}

/** Selections of bet types, in the order of the ticket's lines. */
export type Repetition = readonly Selection[];

interface Selection {
  play: Play;
  numbers: string[];
  stakeMinor: bigint;
}

/**
 * The selections on the bet page that result in exactly a ticket's lines: of each play one stake, and all combinations
 * of its numbers. Null for tickets that no selection produces.
 */
export function repetitionOf(lines: readonly SoldLine[], plays: readonly Play[]): Repetition | null {
  const codes = [...new Set(lines.map(({ play }) => play))];
  const selections = codes
    .map((code) =>
      selectionOf(
        lines.filter(({ play }) => play === code),
        plays,
      ),
    )
    .filter((selection) => selection !== null);
  return codes.length > 0 && selections.length === codes.length ? selections : null;
}

function selectionOf(lines: readonly SoldLine[], plays: readonly Play[]): Selection | null {
  const first = lines[0];
  const play = plays.find(({ code }) => code === first?.play);
  if (first === undefined || play === undefined || lines.some((line) => line.unitStake !== first.unitStake))
    return null;
  const numbers = [...new Set(lines.flatMap((line) => line.picks))].toSorted();
  const keyOf = (picks: readonly string[]) => picks.toSorted().join();
  const sold = new Set(lines.map((line) => keyOf(line.picks)));
  const made = numbers.length > MOST_NUMBERS ? [] : expandLines(numbers, play.pickCount);
  const isSame =
    sold.size === lines.length && made.length === lines.length && made.every((picks) => sold.has(keyOf(picks)));
  return isSame ? { play, numbers, stakeMinor: parseMinor(first.unitStake) } : null;
}

/** Maximum lines of a ticket; a selection of more numbers cannot match one. */
const MOST_NUMBERS = 1000;
