import { describe, expect, it } from 'vitest';
import { runningPeriod } from './earnings.ts';
import { endedPeriods } from './periods.ts';

const ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(text);
const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / HOUR_MS;

describe('periods of cashback and rebates', () => {
  it("end six hours after their last midnight in the merchant's time zone, even when clocks change", () => {
    // Clocks went back on Sunday 1 November 2026: Monday 05:30 is 10:30 UTC, 06:30 is 11:30 UTC.
    expect(endedPeriods('week', ZONE, at('2026-11-02T10:30:00Z')).at(-1)).toEqual({
      from: '2026-10-19',
      to: '2026-10-26',
    });
    const weeks = endedPeriods('week', ZONE, at('2026-11-02T11:30:00Z'));
    expect(weeks.map(({ from }) => from)).toEqual(['2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26']);
    expect(endedPeriods('day', ZONE, at('2026-11-02T11:30:00Z')).at(-1)).toEqual({
      from: '2026-11-01',
      to: '2026-11-02',
    });
    expect(endedPeriods('month', ZONE, at('2026-11-01T11:30:00Z')).at(-1)).toEqual({
      from: '2026-10-01',
      to: '2026-11-01',
    });
    expect(endedPeriods('once', ZONE, at('2026-11-02T11:30:00Z'))).toEqual([]);
  });

  it('follow each other without a gap, including days of 25 or 23 hours', () => {
    expect(hours(runningPeriod('day', ZONE, at('2026-11-01T12:00:00Z')))).toBe(25);
    expect(hours(runningPeriod('week', ZONE, at('2027-03-14T12:00:00Z')))).toBe(7 * 24 - 1);
    const october = runningPeriod('month', ZONE, at('2026-10-31T12:00:00Z'));
    const november = runningPeriod('month', ZONE, october.to.getTime());
    expect(november.from).toEqual(october.to);
    expect(hours(november)).toBe(30 * 24 + 1);
  });
});
