import { combinations } from '@fairlot/lottery-maths';
import { binomial } from '@fairlot/money';

/** Picks of a special number are written B07. */
export const isSpecial = (pick: string): boolean => pick.startsWith('B');

/** A pick as it is shown: a special number is written +07. */
export const pickLabel = (pick: string): string => (isSpecial(pick) ? `+${pick.slice(1)}` : pick);

/** Number of lines of a selection: combinations of `pickCount` out of `selected` numbers. */
export function countLines(selected: number, pickCount: number): number {
  return Number(binomial(selected, pickCount));
}

/**
 * The picks of every line in ascending order: `["01","02","03"]` by two gives 01-02, 01-03, 02-03. Each special number
 * repeats all lines.
 */
export function expandLines(picks: readonly string[], pickCount: number): string[][] {
  const sorted = picks.toSorted();
  const specials = sorted.filter(isSpecial);
  const numbers = sorted.filter((pick) => !isSpecial(pick));
  const lines = [...combinations(numbers, pickCount)];
  return lines.flatMap((line) => (specials.length === 0 ? [[...line]] : specials.map((special) => [...line, special])));
}
