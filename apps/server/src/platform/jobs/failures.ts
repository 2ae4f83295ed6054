const FIRST_MS = 100;
const LONGEST_MS = 5000;

/**
 * How long to wait before what failed is tried again, ms: a moment at first, twice as long with every failure in a row,
 * five seconds at most. What fails for good would otherwise fill the log and take the processor from what does not.
 * @param inARow from 1
 */
export function pauseAfterFailures(inARow: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(inARow - 1, 30));
}
