import { formatMinor } from '@fairlot/money';
import type { NumberOnSale, PlayOnSale } from './use-draw.ts';

/** Percentages of the limit at which the colour changes. */
export const HEAT_STEPS = [8, 20, 40, 60, 85] as const;

/** Index of its colour; 0 for none. */
export const heatOf = (percent: number): number => HEAT_STEPS.filter((from) => percent >= from).length;

/** Plays with more digits have too many numbers to show all. */
const MOST_DIGITS = 2;

export const hasAllNumbers = ({ pickDigits }: PlayOnSale): boolean => pickDigits <= MOST_DIGITS;

/**
 * Cells of the map: every number of the play, then the special numbers from the server. For plays with many digits, all
 * those from the server.
 */
export function cellsOf(play: PlayOnSale, numbers: readonly NumberOnSale[]): NumberOnSale[] {
  if (!hasAllNumbers(play)) return [...numbers];
  const known = new Map(numbers.map((one) => [one.number, one]));
  const cells = Array.from({ length: play.pickTo - play.pickFrom + 1 }, (_, index) => {
    const number = String(play.pickFrom + index).padStart(play.pickDigits, '0');
    return known.get(number) ?? { number, liability: formatMinor(0n), percent: 0, isStopped: false };
  });
  return [...cells, ...numbers.filter(({ number }) => number.startsWith('B'))];
}
