import { expect, it } from 'vitest';
import { dateTextOf, groupByDay, startDateOf } from './periods.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const NOW = Date.parse('2026-11-20T18:30:00Z'); // 01:30 on the 21st in the time zone

it("uses days of the merchant's time zone", () => {
  expect(dateTextOf(NOW, ZONE)).toBe('2026-11-21');
  expect(startDateOf('today', NOW, ZONE)).toBe('2026-11-21');
  expect(startDateOf('week', NOW, ZONE)).toBe('2026-11-15');
  expect(startDateOf('month', NOW, ZONE)).toBe('2026-10-23');
});

it('counts days correctly across a clock change', () => {
  expect(startDateOf('week', Date.parse('2026-10-26T12:00:00Z'), 'Europe/Berlin')).toBe('2026-10-20');
});

it('groups by day and names today and yesterday', () => {
  const rows = ['2026-11-20T17:30:00Z', '2026-11-20T16:30:00Z', '2026-11-20T01:00:00Z', '2026-11-18T01:00:00Z'].map(
    (at) => ({ at: Date.parse(at) }),
  );
  const groups = groupByDay(rows, ({ at }) => at, NOW, ZONE);
  expect(groups.map(({ date, day, rows: group }) => [date, day, group.length])).toEqual([
    ['2026-11-21', 'today', 1],
    ['2026-11-20', 'yesterday', 2],
    ['2026-11-18', 'earlier', 1],
  ]);
});
