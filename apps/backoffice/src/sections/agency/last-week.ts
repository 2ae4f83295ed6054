const DAY_MS = 86_400_000;

/** The last seven days, today included, as days of the merchant's zone, which is never a day ahead of ours here. */
export function lastWeek(nowMs = Date.now()): { startDate: string } {
  return { startDate: new Date(nowMs - 6 * DAY_MS).toISOString().slice(0, 10) };
}
