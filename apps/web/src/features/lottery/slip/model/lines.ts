/** Picks of a special number are written B07. */
export const isSpecial = (pick: string): boolean => pick.startsWith('B');

/** A pick as it is shown: a special number is written +07. */
export const pickLabel = (pick: string): string => (isSpecial(pick) ? `+${pick.slice(1)}` : pick);

/** Number of lines of a selection: combinations of `pickCount` out of `selected` numbers. */
export function countLines(selected: number, pickCount: number): number {
  let count = 1;
  // Dividing at every step keeps the value whole: after step i the product is C(selected - pickCount + i, i).
  for (let i = 1; i <= pickCount; i++) count = (count * (selected - pickCount + i)) / i;
  return selected < pickCount ? 0 : count;
}

/**
 * The picks of every line in ascending order: `["01","02","03"]` by two gives 01-02, 01-03, 02-03. Each special number
 * repeats all lines.
 */
export function expandLines(picks: readonly string[], pickCount: number): string[][] {
  const sorted = picks.toSorted();
  const specials = sorted.filter(isSpecial);
  const lines = combine(
    sorted.filter((pick) => !isSpecial(pick)),
    pickCount,
  );
  return specials.length === 0 ? lines : lines.flatMap((line) => specials.map((special) => [...line, special]));
}

function combine(picks: readonly string[], count: number): string[][] {
  if (count === 0) return [[]];
  return picks.flatMap((first, index) => combine(picks.slice(index + 1), count - 1).map((rest) => [first, ...rest]));
}
