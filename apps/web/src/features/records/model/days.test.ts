import { expect, it } from 'vitest';
import { daysOf, eachDay } from './days.ts';

const NOW = Date.parse('2026-11-20T18:00:00Z');
const ZONE = 'Asia/Ho_Chi_Minh';

it('gives a fixed period its first day, and chosen days only when both are in order', () => {
  const range = { startDate: '2026-11-02', endDate: '2026-11-05' };
  expect(daysOf('week', range, NOW, ZONE)).toEqual({ startDate: '2026-11-15' });
  expect(daysOf('range', range, NOW, ZONE)).toEqual(range);
  expect(daysOf('range', { startDate: '2026-11-05', endDate: '2026-11-02' }, NOW, ZONE)).toBeUndefined();
  expect(daysOf('range', { startDate: '', endDate: '2026-11-02' }, NOW, ZONE)).toBeUndefined();
  expect(daysOf('range', { startDate: '2026-11-02' }, NOW, ZONE)).toBeUndefined();
});

it('lists every day of a range across months, and none of a range that is too long or reversed', () => {
  expect(eachDay('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(eachDay('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  expect(eachDay('2026-01-01', '2026-03-03')).toHaveLength(62);
  expect(eachDay('2026-01-01', '2026-03-04')).toEqual([]);
  expect(eachDay('2026-11-20', '2026-11-19')).toEqual([]);
});
