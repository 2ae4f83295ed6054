/** A draw in the chart of one place. */
export interface TrendRow {
  /** Position of the drawn value; -1 when the draw does not show the place. */
  at: number;
  /** Draws since each value was drawn, 0 for the drawn one; null before its first draw in the chart. */
  missing: readonly (number | null)[];
}

/** Facts about one value in all draws of the chart. */
export interface ValueFacts {
  drawn: number;
  /** Draws since the value was drawn, or all draws of the chart. */
  missing: number;
  /** Longest row of draws without the value, as far as the chart shows it. */
  longest: number;
}

export interface TrendChart {
  /** Newest draw first. */
  rows: TrendRow[];
  facts: ValueFacts[];
}

/** @param drawn the values of one place, newest draw first */
export function chartOf(drawn: readonly string[], values: readonly string[]): TrendChart {
  const since: (number | null)[] = values.map(() => null);
  const facts = values.map(() => ({ drawn: 0, missing: 0, longest: 0 }));
  const rows = drawn.toReversed().map((value): TrendRow => {
    const at = values.indexOf(value);
    for (const [index, fact] of facts.entries()) {
      const isDrawn = index === at;
      const before = since[index] ?? null;
      if (isDrawn) since[index] = 0;
      else if (before !== null) since[index] = before + 1;
      fact.drawn += isDrawn ? 1 : 0;
      fact.missing = isDrawn ? 0 : fact.missing + 1;
      fact.longest = Math.max(fact.longest, fact.missing);
    }
    return { at, missing: [...since] };
  });
  return { rows: rows.toReversed(), facts };
}

/**
 * A road: a column lists consecutive equal outcomes, at most `height` of them; a different outcome starts the next
 * column.
 * @param outcomes oldest first
 */
export function roadOf(outcomes: readonly string[], height: number): string[][] {
  const columns: string[][] = [];
  for (const outcome of outcomes) {
    const last = columns.at(-1);
    if (last !== undefined && last.length < height && last[0] === outcome) last.push(outcome);
    else columns.push([outcome]);
  }
  return columns;
}

/** Rows of a group. An even number, so that the alternating row shade restarts in each group. */
export const GROUP_ROWS = 4;

/** The groups of rows that a scrolled box shows, `end` excluded, with one more on both sides. Lengths in px. */
export function groupsShown(
  rows: number,
  rowPx: number,
  scrollPx: number,
  heightPx: number,
): { first: number; end: number } {
  const groupPx = GROUP_ROWS * rowPx;
  return {
    first: Math.max(0, Math.floor(scrollPx / groupPx) - 1),
    end: Math.min(Math.ceil(rows / GROUP_ROWS), Math.ceil((scrollPx + heightPx) / groupPx) + 1),
  };
}
