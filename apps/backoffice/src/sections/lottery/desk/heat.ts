import type { NumberOnSale, PlayOnSale } from './use-draw.ts';

/** From how much of the limit a number has the next colour. */
export const HEAT_STEPS = [8, 20, 40, 60, 85] as const;

/** Its colour: 0 for none. */
export const heatOf = (percent: number): number => HEAT_STEPS.filter((from) => percent >= from).length;

/** Plays of more digits have too many numbers to show them all. */
const MOST_DIGITS = 2;

export const hasAllNumbers = ({ pickDigits }: PlayOnSale): boolean => pickDigits <= MOST_DIGITS;

/** What the map shows: every number of the play, or of those with many digits what the server told. */
export function cellsOf(play: PlayOnSale, numbers: readonly NumberOnSale[]): NumberOnSale[] {
  if (!hasAllNumbers(play)) return [...numbers];
  const known = new Map(numbers.map((one) => [one.number, one]));
  return Array.from({ length: play.pickTo - play.pickFrom + 1 }, (_, index) => {
    const number = String(play.pickFrom + index).padStart(play.pickDigits, '0');
    return known.get(number) ?? { number, liability: '0.00', percent: 0, isStopped: false };
  });
}
