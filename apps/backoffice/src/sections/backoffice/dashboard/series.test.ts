import { expect, it } from 'vitest';
import { setTimeZone } from '../../../shared/format.ts';
import { chartPoints, feedGroups, growthOf, lowestPart } from './series.ts';

const HOUR = 3_600_000;

it('draws every hour of a day, with zero for hours without bets and nothing for future hours', () => {
  setTimeZone('Asia/Ho_Chi_Minh');
  const from = Date.parse('2026-11-19T17:00:00Z');
  const part = (hour: number, value: string) => ({ at: from + hour * HOUR, value });
  const points = chartPoints(
    { from, to: from + 2.5 * HOUR, part: 'hour' },
    {
      name: 'revenue',
      unit: 'money',
      value: '10.00',
      dayBefore: null,
      weekBefore: '0.00',
      target: null,
      parts: [part(0, '15.00'), part(2, '-5.00')],
      partsBefore: [part(3, '7.50')],
    },
  );
  expect(points).toHaveLength(24);
  expect(points.slice(0, 4)).toEqual([
    { label: '00', present: 15, before: 0 },
    { label: '01', present: 0, before: 0 },
    { label: '02', present: -5, before: 0 },
    { label: '03', present: null, before: 7.5 },
  ]);
});

it('draws each day once where clocks change, with its date, and every hour of a day with 25', () => {
  setTimeZone('Europe/London');
  const figure = { name: 'bets', unit: 'count' as const, value: '', dayBefore: null, weekBefore: '', target: null };
  const midnights = (texts: readonly string[]) =>
    texts.map((text, place) => ({ at: Date.parse(text), value: String(place + 1) }));
  const chart = (part: 'hour' | 'day', from: string, to: string, parts: { at: number; value: string }[]) =>
    chartPoints({ part, from: Date.parse(from), to: Date.parse(to) }, { ...figure, parts, partsBefore: parts }).map(
      ({ label, present, before }) => `${label} ${present} ${before}`,
    );
  const spring = ['2027-03-27T00:00:00Z', '2027-03-28T00:00:00Z', '2027-03-28T23:00:00Z', '2027-03-29T23:00:00Z'];
  const inSpring = chart('day', spring[0] ?? '', '2027-03-29T23:30:00Z', midnights(spring));
  expect(inSpring).toEqual(['27.03 1 1', '28.03 2 2', '29.03 3 3', '30.03 4 4']);
  const autumn = ['2027-10-29T23:00:00Z', '2027-10-30T23:00:00Z', '2027-11-01T00:00:00Z'];
  const inAutumn = chart('day', autumn[0] ?? '', '2027-11-01T23:30:00Z', midnights(autumn));
  expect(inAutumn).toEqual(['30.10 1 1', '31.10 2 2', '01.11 3 3']);
  const late = [{ at: Date.parse('2027-10-31T23:00:00Z'), value: '7' }];
  const hours = chart('hour', '2027-10-30T23:00:00Z', '2027-11-01T00:00:00Z', late);
  expect([hours.length, hours.at(-1)]).toEqual([25, '23 7 7']);
});

it('computes growth against the previous value, even if that was a loss', () => {
  expect(growthOf('150.00', '100.00')).toBe(0.5);
  expect(growthOf('50.00', '-100.00')).toBe(1.5);
  expect(growthOf('50.00', '0.00')).toBeNull();
});

it('names the lowest part only if it is below zero', () => {
  const part = (at: number, value: string) => ({ at, value });
  expect(lowestPart([part(1, '5.00'), part(2, '-7.00'), part(3, '-1.00')])).toEqual(part(2, '-7.00'));
  expect(lowestPart([part(1, '5.00'), part(2, '0.00')])).toBeUndefined();
  expect(lowestPart([])).toBeUndefined();
});

it('groups the feed by kind and sums amounts of one currency exactly', () => {
  const line = (kind: string, at: number, amount: string | null, currency: string | null) => ({
    kind,
    at,
    amount,
    currency,
    title: `${kind} ${at}`,
    page: 'x',
    query: {},
  });
  const groups = feedGroups([
    line('deposit', 9, '0.10', 'VND'),
    line('member', 8, null, null),
    line('deposit', 7, '0.20', 'VND'),
    line('draw', 6, '1.00', 'VND'),
    line('draw', 5, '1.00', 'FUN'),
  ]);
  expect(groups.map(({ kind, lines, sumMinor, currency }) => [kind, lines.length, sumMinor, currency])).toEqual([
    ['deposit', 2, 30n, 'VND'],
    ['member', 1, null, null],
    ['draw', 2, null, null],
  ]);
});
