import { expect, it } from 'vitest';
import { isOpenAt, nextOpening } from './hours.ts';

const ZONE = 'Asia/Ho_Chi_Minh';
const at = (text: string) => Date.parse(`${text}+07:00`);
const WORKDAYS = { days: [1, 2, 3, 4, 5], from: '08:00', until: '17:30' };
const NIGHTS = { days: [5], from: '22:00', until: '02:00' };

// 20 November 2026 is a Friday.
it.each([
  ['2026-11-20T07:59:59', false, '2026-11-20T08:00:00'],
  ['2026-11-20T08:00:00', true, null],
  ['2026-11-20T17:29:59', true, null],
  ['2026-11-20T17:30:00', false, '2026-11-23T08:00:00'],
  ['2026-11-22T12:00:00', false, '2026-11-23T08:00:00'],
])('is open or closed on working days: %s', (now, isOpen, opens) => {
  expect([isOpenAt(WORKDAYS, ZONE, at(now)), nextOpening(WORKDAYS, ZONE, at(now))]).toEqual([
    isOpen,
    opens === null ? null : at(opens),
  ]);
});

it.each([
  ['2026-11-20T21:59:00', false],
  ['2026-11-20T22:00:00', true],
  ['2026-11-21T01:59:00', true],
  ['2026-11-21T02:00:00', false],
  ['2026-11-20T01:00:00', false],
])('is open or closed past midnight: %s', (now, isOpen) => {
  expect(isOpenAt(NIGHTS, ZONE, at(now))).toBe(isOpen);
});

it('is always open without hours, and all day where start and end are the same', () => {
  expect([isOpenAt(null, ZONE, 0), nextOpening(null, ZONE, 0)]).toEqual([true, null]);
  const allDay = { days: [6], from: '00:00', until: '00:00' };
  expect(
    ['2026-11-20T23:59:00', '2026-11-21T00:00:00', '2026-11-21T23:59:00'].map((now) => isOpenAt(allDay, ZONE, at(now))),
  ).toEqual([false, true, true]);
});

it('a clock change at night does not shift the hours', () => {
  const hours = { days: [7], from: '09:00', until: '10:00' };
  expect(nextOpening(hours, 'Europe/Berlin', Date.parse('2026-03-28T12:00:00Z'))).toBe(
    Date.parse('2026-03-29T07:00:00Z'),
  );
});
