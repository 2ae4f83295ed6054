import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { readDays } from './days.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const iso = (date: Date | undefined) => date?.toISOString();

describe('days of a zone', () => {
  it('cover the first instant of the start to the last of the end', () => {
    const { from, to } = readDays('2026-11-20', '2026-11-20', ZONE);
    expect([iso(from), iso(to)]).toEqual(['2026-11-19T17:00:00.000Z', '2026-11-20T17:00:00.000Z']);
  });

  it('are unbounded where no date is given', () => {
    expect(readDays(undefined, undefined, ZONE)).toEqual({ from: undefined, to: undefined });
  });

  it('last 23 and 25 hours when clocks change', () => {
    const hours = (day: string) => {
      const { from, to } = readDays(day, day, 'Europe/Berlin');
      return (to!.getTime() - from!.getTime()) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-10-26')]).toEqual([23, 25, 24]);
    expect(iso(readDays('2026-03-30', undefined, 'Europe/Berlin').from)).toBe('2026-03-29T22:00:00.000Z');
  });

  it.each([
    ['2026-02-30', undefined, { field: 'startDate', reason: 'date' }],
    [undefined, '2026-13-01', { field: 'endDate', reason: 'date' }],
    ['2026-11-21', '2026-11-20', { field: 'endDate', reason: 'order' }],
  ])('rejects %s to %s', (start, end, value) => {
    expect(() => readDays(start, end, ZONE)).toThrow(
      expect.objectContaining({ constructor: Refusal, code: 'request.invalid', value }),
    );
  });
});
