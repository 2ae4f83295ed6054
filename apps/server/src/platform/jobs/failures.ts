const FIRST_MS = 100;
const LONGEST_MS = 5000;

/**
 * Pause before a retry in ms: short at first, doubled with every failure in a row, five seconds at most. Otherwise
 * permanent failures would fill the log and take processor time from other work.
 * @param inARow number of failures in a row, from 1
 */
export function pauseAfterFailures(inARow: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(inARow - 1, 30));
}
