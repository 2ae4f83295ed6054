import { parseMinor } from '@fairlot/money';
import type { Play } from '../../games/api/plays.ts';
import { expandLines } from './lines.ts';

interface SoldLine {
  play: string;
  picks: readonly string[];
  unitStake: string;
}

export interface Repetition {
  play: Play;
  numbers: string[];
  stakeMinor: bigint;
}

/**
 * The selection on the bet page that results in exactly a ticket's lines: one available play, one stake, and all
 * combinations of its numbers. Null for tickets that no selection produces.
 */
export function repetitionOf(lines: readonly SoldLine[], plays: readonly Play[]): Repetition | null {
  const first = lines[0];
  const play = plays.find(({ code }) => code === first?.play);
  if (
    first === undefined ||
    play === undefined ||
    lines.some((line) => line.play !== play.code || line.unitStake !== first.unitStake)
  )
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
