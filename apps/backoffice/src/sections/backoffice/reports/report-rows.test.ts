import { isAhead } from '@fairlot/contract/backoffice/cohort-weeks';
import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it } from 'vitest';
import { setTimeZone } from '../../../shared/format.ts';
import { columnsOf } from './report-columns.tsx';
import { linesOf } from './report-lines.ts';
import { changeOf, chartOf, daysOf, formerOf, OTHERS, seriesName, shareOf, totalOf } from './report-rows.ts';

afterEach(() => {
  setTimeZone('UTC');
  keepCurrency('VND');
});

it("includes days without data in the chart, in the merchant's time zone", () => {
  setTimeZone('Asia/Ho_Chi_Minh');
  const days = daysOf({ part: 'day', from: '2026-11-20', to: '2026-11-22' });
  const start = Date.UTC(2026, 10, 19, 17);
  expect(days).toEqual([start, start + 86_400_000, start + 2 * 86_400_000]);
  const row = { at: start + 86_400_000, key: 'a', label: 'Dice', numbers: ['5.00'], before: null };
  const answer = { rows: [row], before: null };
  expect(chartOf(answer, 0, String, 'others', days).points).toEqual([
    { label: String(days[0]) },
    { label: String(days[1]), 's:Dice': 5 },
    { label: String(days[2]) },
  ]);
  expect(daysOf({ part: 'week', from: '2026-11-20', to: '2026-11-22' })).toEqual([]);
  expect(daysOf({ part: 'day', from: '2020-01-01', to: '2026-11-22' })).toHaveLength(92);
});

it('pairs rows with the comparison period in chart and file, even if that has one more day', () => {
  setTimeZone('UTC');
  const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
  const answer = {
    rows: [
      {
        at: day('2026-11-30'),
        key: 'dice',
        label: 'Dice',
        numbers: ['5.00'],
        before: { at: day('2026-10-30'), numbers: ['4.00'] },
      },
      { at: day('2026-11-30'), key: 'limbo', label: 'Limbo', numbers: ['1.00'], before: null },
      { at: null, key: 'dice', label: 'Dice', numbers: ['0.00'], before: { at: day('2026-10-31'), numbers: ['2.50'] } },
    ],
    before: { from: 0, to: 0 },
  };
  const dayOf = (at: number) => new Date(at).toISOString().slice(5, 10);
  expect(chartOf(answer, 0, dayOf, 'others', [day('2026-11-29')]).points).toEqual([
    { label: '11-29', before: 0 },
    { label: '11-30', 's:Dice': 5, 's:Limbo': 1, before: 4 },
    { label: '10-31', 's:Dice': 0, before: 2.5 },
  ]);
  const report = { name: 'revenue', groupings: [], numbers: [{ name: 'turnover', unit: 'money' as const }] };
  const reported = { ...answer, asset: 'VND', from: 0, to: 0, readAt: 0, isWhole: true };
  expect(linesOf(reported, report, { by: 'game' })).toEqual([
    ['Time', 'Game', 'Turnover', 'Previous period', 'Turnover before'],
    ['30 Nov 2026', 'Dice', '5.00', '30 Oct 2026', '4.00'],
    ['30 Nov 2026', 'Limbo', '1.00', '', '0.00'],
    ['', 'Dice', '0.00', '31 Oct 2026', '2.50'],
  ]);
  expect(totalOf(answer.rows, 0, 'money')).toBe('6.00');
});

it('sums no number of members, who may be in several rows', () => {
  const numbers = [
    { name: 'turnover', unit: 'money' as const },
    { name: 'players', unit: 'count' as const },
  ];
  const row = (at: number) => ({
    at,
    key: '',
    label: '',
    numbers: ['5.00', '2'],
    before: { at, numbers: ['4.00', '1'] },
  });
  const span = { from: 0, to: 0 };
  const answer = { asset: 'VND', ...span, readAt: 0, before: span, rows: [row(0), row(1)], isWhole: true };
  const input = { report: 'vendors', from: '', to: '', asset: '', part: 'day', by: '', compare: 'before' } as const;
  const feet = (shown: number) =>
    columnsOf({
      answer,
      report: { name: 'vendors', groupings: [], numbers },
      input: { ...input, filter: [] },
      shown,
      onShow: () => undefined,
    }).map(({ foot }) => foot);
  expect(feet(0)).toEqual(['Total', '10.00', '8.00', '+25.0%', '–']);
  expect(feet(1)).toEqual(['Total', '10.00', '–', '–', '–']);
});

it('shows a change in percent, even for negative values, and none for a previous value of zero', () => {
  expect([
    changeOf('106.20', '100.00'),
    changeOf('96.90', '100.00'),
    changeOf('-50.00', '-100.00'),
    changeOf('100.04', '100.00'),
    changeOf('5', '0'),
  ]).toEqual(['+6.2%', '−3.1%', '+50.0%', '0.0%', '–']);
});

it('a share of nothing is a dash', () => {
  expect([shareOf(1, 3), shareOf(0, 5), shareOf(0, 0)]).toEqual(['33%', '0%', '–']);
});

it('a week of a cohort that has not begun has no share and no number in the file', () => {
  setTimeZone('UTC');
  const at = Date.UTC(2026, 10, 2);
  const readAt = at + 15 * 86_400_000;
  expect([isAhead('value2', at, readAt), isAhead('value4', at, readAt)]).toEqual([false, true]);
  expect(['registered', 'week0', 'week2', 'week3'].map((name) => isAhead(name, at, readAt))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  const numbers = ['registered', 'week0', 'week2', 'week3'].map((name) => ({ name, unit: 'count' as const }));
  const rows = [{ at, key: '', label: '', numbers: ['9', '4', '0', '0'], before: null }];
  const answer = { rows, before: null, asset: 'VND', from: at, to: readAt, readAt, isWhole: true };
  const [, line] = linesOf(answer, { name: 'cohorts', groupings: [], numbers }, { by: '' });
  expect(line).toEqual(['2 Nov 2026', '9', '4', '0', '']);
});

it('a week that has not begun has no number and no change in either of two compared periods', () => {
  setTimeZone('UTC');
  const week = (count: number) => Date.UTC(2026, 10, 2) + count * 7 * 86_400_000;
  const numbers = ['registered', 'week1', 'week2'].map((name) => ({ name, unit: 'count' as const }));
  const rows = [
    { at: week(1), key: '', label: '', numbers: ['9', '0', '0'], before: { at: week(0), numbers: ['5', '2', '0'] } },
  ];
  const span = { from: week(1), to: week(2) };
  const answer = { rows, before: span, asset: 'VND', ...span, readAt: week(2) - 1, isWhole: true };
  const report = { name: 'cohorts', groupings: [], numbers };
  const [, line] = linesOf(answer, report, { by: '' });
  expect(line).toEqual(['9 Nov 2026', '9', '', '', '2 Nov 2026', '5', '2', '']);
  const input = { report: 'cohorts', from: '', to: '', asset: '', part: 'week', by: '', compare: 'before' } as const;
  const compared = (shown: number) =>
    columnsOf({ answer, report, input: { ...input, filter: [] }, shown, onShow: () => undefined })
      .slice(shown + 2, shown + 4)
      .map(({ cell }) => cell(rows[0]!));
  expect([compared(0), compared(1), compared(2)]).toEqual([
    ['5', '+80.0%'],
    ['2', '–'],
    ['–', '–'],
  ]);
});

it('a number that was not counted has no sum and no change, and is empty in the file', () => {
  setTimeZone('UTC');
  const at = Date.UTC(2026, 10, 2);
  const rows = [
    { at, key: '', label: '', numbers: ['40', '2'], before: { at: at - 86_400_000, numbers: [null, '1'] } },
    { at: at + 86_400_000, key: '', label: '', numbers: [null, '3'], before: null },
  ];
  expect([totalOf(rows, 0, 'count'), totalOf(rows, 1, 'count')]).toEqual([null, '5']);
  expect(rows.map((row) => changeOf(row.numbers[0] ?? null, formerOf(row, 0, 'count')))).toEqual(['–', '–']);
  const numbers = ['visits', 'registered'].map((name) => ({ name, unit: 'count' as const }));
  const answer = { rows, before: { from: 0, to: 0 }, asset: 'VND', from: at, to: at, readAt: at, isWhole: true };
  expect(linesOf(answer, { name: 'registrationFunnel', groupings: [], numbers }, { by: '' })).toEqual([
    ['Time', 'Visits', 'Registered', 'Previous period', 'Visits before', 'Registered before'],
    ['2 Nov 2026', '40', '2', '1 Nov 2026', '', '1'],
    ['3 Nov 2026', '', '3', '', '0', '0'],
  ]);
});

it.each([
  ['JPY', ['1500', '-4000'], '-2500', '0'],
  ['KWD', ['1.234', '2.000'], '3.234', '0.000'],
  ['VND', ['0.10', '-0.15'], '-0.05', '0.00'],
] as const)('totals have the decimals of %s', (currency, amounts, total, zero) => {
  keepCurrency(currency);
  const rows = amounts.map((amount) => ({ at: null, key: '', label: '', numbers: [amount], before: null }));
  expect(totalOf(rows, 0, 'money')).toBe(total);
  expect(rows.map((row) => formerOf(row, 0, 'money'))).toEqual([zero, zero]);
});

it('names rows without a value, the remaining rows and a single series differently', () => {
  expect([seriesName('', 'vendor'), seriesName(OTHERS, 'vendor'), seriesName('', '')]).toEqual([
    'None',
    'Other',
    'Total',
  ]);
});
