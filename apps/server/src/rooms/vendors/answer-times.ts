/** Bounds of the response time histogram in milliseconds; one more count is for times above the last bound. */
const BOUNDS = [2, 5, 10, 20, 35, 50, 75, 100, 150, 250, 500, 1000, 2000, 5000] as const;

export const noAnswers = (): number[] => Array.from({ length: BOUNDS.length + 1 }, () => 0);

/** Counts an answer. */
export function count(within: number[], ms: number): void {
  const found = BOUNDS.findIndex((bound) => ms <= bound);
  const place = found === -1 ? BOUNDS.length : found;
  within[place] = (within[place] ?? 0) + 1;
}

/** Adds the counts of two periods. */
export function together(one: readonly number[], other: readonly number[]): number[] {
  return noAnswers().map((_, place) => (one[place] ?? 0) + (other[place] ?? 0));
}

/**
 * The time within which a share of the answers arrived, whole milliseconds, interpolated within the bounds.
 * @param share 0.5 for the median
 * @returns null when there was no answer
 */
export function answerTime(within: readonly number[], share: number): number | null {
  const all = within.reduce((sum, answers) => sum + answers, 0);
  if (all === 0) return null;
  let left = all * share;
  for (const [place, answers] of within.entries()) {
    if (answers > 0 && left <= answers) {
      const low = BOUNDS[place - 1] ?? 0;
      const high = BOUNDS[place] ?? low * 2;
      return Math.max(1, Math.round(low + ((high - low) * left) / answers));
    }
    left -= answers;
  }
  return null;
}
