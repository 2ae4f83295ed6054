import { describe, expect, it } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { addDays, dayOf, instantOf, startOfDay } from '../../platform/zone.ts';
import { readDays, readYear } from './days.ts';

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
    ['0000-01-01', undefined, { field: 'startDate', reason: 'date' }],
    ['0099-12-31', undefined, { field: 'startDate', reason: 'date' }],
    [undefined, '2026-13-01', { field: 'endDate', reason: 'date' }],
    ['2026-11-21', '2026-11-20', { field: 'endDate', reason: 'order' }],
  ])('rejects %s to %s', (start, end, value) => {
    expect(() => readDays(start, end, ZONE)).toThrow(
      expect.objectContaining({ constructor: Refusal, code: 'request.invalid', value }),
    );
  });
});

describe('a year of days', () => {
  const now = Date.parse('2026-11-20T17:30:00Z');
  const year = (start?: string, end?: string) => readYear(start, end, ZONE, now);

  it.each([
    [undefined, undefined, ['2025-11-20T17:00:00.000Z', undefined]],
    [undefined, '2026-03-10', ['2025-03-09T17:00:00.000Z', '2026-03-10T17:00:00.000Z']],
    ['2025-11-21', undefined, ['2025-11-20T17:00:00.000Z', undefined]],
    ['2024-01-01', '2024-12-31', ['2023-12-31T17:00:00.000Z', '2024-12-31T17:00:00.000Z']],
  ])('from %s to %s is bounded', (start, end, bounds) => {
    const { from, to } = year(start, end);
    expect([iso(from), iso(to)]).toEqual(bounds);
  });

  it.each([
    ['2025-11-20', undefined, 'more than 366 days'],
    ['2023-12-31', '2024-12-31', 'more than 366 days'],
    ['2026-02-30', undefined, 'date'],
  ])('rejects %s to %s', (start, end, reason) => {
    expect(() => year(start, end)).toThrow(
      expect.objectContaining({ code: 'request.invalid', value: { field: 'startDate', reason } }),
    );
  });
});

describe('startOfDay', () => {
  it.each([
    ['America/Santiago', '2026-09-06', '04:00'],
    ['America/Santiago', '2026-04-05', '04:00'],
    ['America/Havana', '2026-03-08', '05:00'],
    ['America/Havana', '2026-11-01', '04:00'],
    ['Atlantic/Azores', '2026-03-29', '01:00'],
    ['Atlantic/Azores', '2026-10-25', '00:00'],
  ])('in %s, %s begins when its first minute does although the clock changes at midnight', (zone, day, time) => {
    expect(startOfDay(day, zone).toISOString()).toBe(`${day}T${time}:00.000Z`);
  });

  it.each([
    'America/Santiago',
    'America/Havana',
    'Atlantic/Azores',
    'America/New_York',
    'Europe/Berlin',
    'Asia/Beirut',
    'Africa/Cairo',
    'Australia/Lord_Howe',
    'Asia/Ho_Chi_Minh',
  ])('is the first instant of every day of a year in %s', (zone) => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      const start = startOfDay(day, zone).getTime();
      expect([dayOf(zone, start - 1), dayOf(zone, start)]).toEqual([addDays(day, -1), day]);
    }
  });
});

it.each([
  ['2026-09-06', 12, '2026-09-06T15:00'],
  ['2026-09-06', 0.5, '2026-09-06T04:30'],
  ['2026-04-05', 12, '2026-04-05T16:00'],
])('a time of day %s, %d h is shown by the clock of Santiago at %s UTC', (day, hour, instant) => {
  expect(new Date(instantOf(day, 'America/Santiago', hour * 3_600_000)).toISOString()).toBe(`${instant}:00.000Z`);
});
