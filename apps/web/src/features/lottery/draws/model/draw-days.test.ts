import { expect, it } from 'vitest';
import { dayLabel, parseDrawDays, weekOf } from './draw-days.ts';

it('parses draw days from their numbers [E-032]', () => {
  expect(parseDrawDays('1,3')).toEqual([1, 3]);
  expect(parseDrawDays(' 7, x,8,0,')).toEqual([7]);
  const named = parseDrawDays('1,3').map(
    (day) => dayLabel(weekOf(Date.UTC(2026, 10, 20), 'UTC')[day - 1]!, 'en', 'long').name,
  );
  expect(named).toEqual(['Sunday', 'Tuesday']);
});

it('the week runs from Sunday to Saturday by the dates of the time zone', () => {
  // 20 November 2026, 23:30 UTC is Saturday the 21st in Vietnam.
  const late = Date.UTC(2026, 10, 20, 23, 30);
  const today = (zone: string) =>
    weekOf(late, zone)
      .filter(({ isToday }) => isToday)
      .map((day) => [day.day, dayLabel(day, 'en').date]);
  expect([today('UTC'), today('Asia/Ho_Chi_Minh')]).toEqual([[[6, '20']], [[7, '21']]]);
  expect(weekOf(late, 'UTC').map((day) => dayLabel(day, 'en').date)).toEqual([
    '15',
    '16',
    '17',
    '18',
    '19',
    '20',
    '21',
  ]);
});
