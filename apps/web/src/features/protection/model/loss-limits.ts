import { parseMinor } from '@fairlot/money';
import type { Limit, LimitPeriod } from '../api/limits.ts';

/** Period of the history in days, and the periods of loss limits that its chart can show. */
const PERIODS: Readonly<Record<number, readonly LimitPeriod[]>> = {
  1: ['day'],
  7: ['day', 'week'],
  30: ['day', 'month'],
  // Its bars are months.
  365: ['month'],
};

export interface LossLimit {
  period: LimitPeriod;
  minor: number;
}

/**
 * The member's loss limits for a chart of this many days: the limit of one bar, and that of the whole period, for its
 * running total.
 */
export function lossLimits(limits: readonly Limit[], days: number): LossLimit[] {
  return (PERIODS[days] ?? []).flatMap((period) => {
    const limit = limits.find((one) => one.kind === 'loss' && one.period === period)?.limit ?? null;
    return limit === null ? [] : [{ period, minor: Number(parseMinor(String(limit))) }];
  });
}
