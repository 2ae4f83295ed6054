import { expect, it } from 'vitest';
import { periodsOf, presentTimeOf } from './periods.ts';

const span = (from: string, to: string) => ({ from: new Date(from), to: new Date(to) });

it('covers today up to now, and yesterday and last week up to the same time', () => {
  expect(periodsOf('today', 'Asia/Ho_Chi_Minh', Date.parse('2026-11-20T07:32:00Z'))).toEqual({
    part: 'hour',
    days: 1,
    now: span('2026-11-19T17:00:00Z', '2026-11-20T07:32:00Z'),
    dayBefore: span('2026-11-18T17:00:00Z', '2026-11-19T07:32:00Z'),
    weekBefore: span('2026-11-12T17:00:00Z', '2026-11-13T07:32:00Z'),
    wholeBefore: span('2026-11-12T17:00:00Z', '2026-11-13T17:00:00Z'),
  });
});

it('covers the whole of yesterday, and compares several days with the preceding ones', () => {
  const now = Date.parse('2026-11-20T07:32:00Z');
  expect(periodsOf('yesterday', 'UTC', now)).toMatchObject({
    now: span('2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z'),
    dayBefore: span('2026-11-18T00:00:00Z', '2026-11-19T00:00:00Z'),
  });
  expect(periodsOf('week', 'UTC', now)).toMatchObject({
    part: 'day',
    now: span('2026-11-14T00:00:00Z', '2026-11-20T07:32:00Z'),
    dayBefore: undefined,
    weekBefore: span('2026-11-07T00:00:00Z', '2026-11-13T07:32:00Z'),
  });
  expect(periodsOf('month', 'UTC', now).wholeBefore).toEqual(span('2026-09-22T00:00:00Z', '2026-10-22T00:00:00Z'));
});

it('follows the calendar across a clock change', () => {
  // 25 October 2026 has 25 hours in Berlin.
  const { now, dayBefore } = periodsOf('today', 'Europe/Berlin', Date.parse('2026-10-25T22:30:00Z'));
  expect(now).toEqual(span('2026-10-24T22:00:00Z', '2026-10-25T22:30:00Z'));
  expect(dayBefore).toEqual(span('2026-10-23T22:00:00Z', '2026-10-24T22:00:00Z'));
});

it('moves the parts of the previous period to the same days, also across a clock change', () => {
  const zone = 'Europe/London';
  const moved = (name: 'yesterday' | 'week', now: string, at: string) =>
    new Date(presentTimeOf(periodsOf(name, zone, Date.parse(now)), zone)(new Date(at))).toISOString();
  // Clocks went forward on 28 March 2027: midnight on 29 March is 23:00 UTC.
  expect(moved('week', '2027-04-02T12:00:00Z', '2027-03-22T00:00:00Z')).toBe('2027-03-28T23:00:00.000Z');
  expect(moved('week', '2027-03-28T12:00:00Z', '2027-03-21T00:00:00Z')).toBe('2027-03-28T00:00:00.000Z');
  expect(moved('yesterday', '2027-03-30T12:00:00Z', '2027-03-22T05:00:00Z')).toBe('2027-03-29T04:00:00.000Z');
});
