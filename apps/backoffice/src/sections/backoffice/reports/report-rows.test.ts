import { afterEach, expect, it } from 'vitest';
import { setTimeZone } from '../../../shared/format.ts';
import { chartOf, daysOf } from './report-rows.ts';

afterEach(() => setTimeZone('UTC'));

it('a day on which nothing happened has its place in the chart, in the zone of the merchant', () => {
  setTimeZone('Asia/Ho_Chi_Minh');
  const days = daysOf({ part: 'day', from: '2026-11-20', to: '2026-11-22' });
  const start = Date.UTC(2026, 10, 19, 17);
  expect(days).toEqual([start, start + 86_400_000, start + 2 * 86_400_000]);
  const row = { at: start + 86_400_000, key: 'a', label: 'Dice', numbers: ['5.00'] };
  const answer = { rows: [row] } as unknown as Parameters<typeof chartOf>[0];
  expect(chartOf(answer, 0, String, 'others', days).points).toEqual([
    { label: String(days[0]) },
    { label: String(days[1]), 's:Dice': 5 },
    { label: String(days[2]) },
  ]);
  expect(daysOf({ part: 'week', from: '2026-11-20', to: '2026-11-22' })).toEqual([]);
  expect(daysOf({ part: 'day', from: '2020-01-01', to: '2026-11-22' })).toHaveLength(92);
});
