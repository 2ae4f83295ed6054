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
 * The member's loss limits that apply to a chart of so many days: that of a bar, and that of the whole period, which
 * its running total approaches.
 */
export function lossLimits(limits: readonly Limit[], days: number): LossLimit[] {
  return (PERIODS[days] ?? []).flatMap((period) => {
    const limit = limits.find((one) => one.kind === 'loss' && one.period === period)?.limit ?? null;
    return limit === null ? [] : [{ period, minor: Number(parseMinor(String(limit))) }];
  });
}
