// Free of TypeBox, to keep it out of the console's bundle.

const WEEK_MS = 7 * 86_400_000;

/**
 * Whether a week of a cohort, such as `week4`, has not begun, so that it has no number yet.
 * @param name the number of a report
 * @param at start of the cohort's week; null without time parts
 * @param readAt when the report was read; all times are epoch milliseconds
 */
export function isAhead(name: string, at: number | null, readAt: number): boolean {
  const week = /^(?:week|value)(\d+)$/.exec(name)?.[1];
  return week !== undefined && at !== null && at + Number(week) * WEEK_MS > readAt;
}
