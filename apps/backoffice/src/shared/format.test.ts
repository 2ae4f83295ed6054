import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it, vi } from 'vitest';
import {
  dayOf,
  formatAmount,
  formatChange,
  formatCompact,
  formatCount,
  formatPercent,
  formatShare,
  isSignedAmount,
  setTimeZone,
  shortId,
} from './format.ts';
import { counted, LANGUAGES } from './language.ts';

it.each([
  ['Asia/Ho_Chi_Minh', '2026-11-22T17:00:00Z', '2026-11-23'],
  ['Asia/Ho_Chi_Minh', '2026-11-22T16:59:59Z', '2026-11-22'],
  ['America/Sao_Paulo', '2026-11-22T02:30:00Z', '2026-11-21'],
])('in %s the day of %s is %s', (zone, at, day) => {
  setTimeZone(zone);
  expect(dayOf(Date.parse(at))).toBe(day);
});

it.each([
  ['0.00', '0.00'],
  ['999.50', '999.50'],
  ['1000.00', '1,000.00'],
  ['-1234567.05', '−1,234,567.05'],
  ['-0.01', '−0.01'],
  ['12345678901234.00', '12,345,678,901,234.00'],
  ['5000', '5,000'],
])('formats %s as %s', (amount, text) => {
  expect(formatAmount(amount)).toBe(text);
});

it('formats counts with a minus sign, even on the axis of a chart', () => {
  expect([formatCount(-1234), formatCount(0), formatCompact(-12_000)]).toEqual(['−1,234', '0', '−12k']);
});

it('formats percentages with a minus sign and without a space', () => {
  expect([formatPercent('99.50'), formatPercent('0.05'), formatPercent(7), formatPercent('1234.5')]).toEqual([
    '99.50%',
    '0.05%',
    '7%',
    '1,234.5%',
  ]);
  expect([formatShare(0.625), formatShare(0.625, 1), formatShare(-0.1)]).toEqual(['63%', '62.5%', '−10%']);
  expect([0.0624, -0.031, 0, 0.0001, -0.0001].map(formatChange)).toEqual(['+6.2%', '−3.1%', '0.0%', '0.0%', '0.0%']);
});

it.each(LANGUAGES)('the sign of a percentage follows the number without a space in $name', async ({ code }) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [code] });
  const format = await import('./format.ts');
  vi.unstubAllGlobals();
  // Later files of this worker would get this language.
  vi.resetModules();
  expect(format.formatShare(12.345, 1)).toBe('1,234.5%');
});

afterEach(() => keepCurrency('VND'));

it.each([
  ['VND', '1', true],
  ['VND', '-50.00', true],
  ['VND', '0.01', true],
  ['VND', '0', false],
  ['VND', '-0.00', false],
  ['VND', '1250.505', false],
  ['VND', '1e3', false],
  ['VND', '01', false],
  ['VND', '+1', false],
  ['VND', '', false],
  ['VND', '1,000', false],
  ['GBP', '-0.01', true],
  ['JPY', '1250', true],
  ['JPY', '1250.5', false],
  ['KWD', '1.255', true],
  ['KWD', '1.2555', false],
])('in %s accepts the amount %s: %s', (currency, text, isGood) => {
  keepCurrency(currency);
  expect(isSignedAmount(text)).toBe(isGood);
});

it('uses the singular for exactly one, even where the count is a formatted text', () => {
  expect([counted(0, 'bill'), counted(1, 'bill'), counted('1', 'bill'), counted('1,000', 'bill')]).toEqual([
    '0 bills',
    '1 bill',
    '1 bill',
    '1,000 bills',
  ]);
  expect([counted(1, 'draw is', 'draws are'), counted(2, 'draw is', 'draws are')]).toEqual([
    '1 draw is',
    '2 draws are',
  ]);
});

it('shortens two ids of one minute differently', () => {
  const ids = ['01a223ba-fc28-7421-907f-8956aba4edb9', '01a223ba-f5d6-78cd-866b-839d8cbbae0b'];
  expect(ids.map(shortId)).toEqual(['01A223BA…EDB9', '01A223BA…AE0B']);
});
