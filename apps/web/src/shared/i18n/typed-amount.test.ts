import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it } from 'vitest';
import { digitsOf, digitsOfAmount, groupedDigits, keptDigits, minorOf } from './typed-amount.ts';

it('keeps only the typed digits', () => {
  expect(digitsOf('0,050,000 VND', 'en')).toBe('50000');
  expect(digitsOf('abc', 'en')).toBe('');
  expect(minorOf('50000')).toBe(5_000_000n);
  expect(minorOf('')).toBe(0n);
  expect(digitsOfAmount('200000.00')).toBe('200000');
  expect(['007', '5.123', '-5', '', 'x'].map(digitsOfAmount)).toEqual(['', '', '-5', '', '']);
});

it('reads grouping and decimals as the language writes them', () => {
  expect([digitsOf('50,000.00', 'en'), digitsOf('50.000,00', 'vi')]).toEqual(['50000', '50000']);
  expect([digitsOf('50.0000', 'vi'), digitsOf('50,0000', 'en')]).toEqual(['500000', '500000']);
});

afterEach(() => keepCurrency('VND'));

it.each([
  ['GBP', 2500n, '25.00'],
  ['JPY', 25n, '25'],
  ['KWD', 25_000n, '25.000'],
])('digits without decimals are whole units of %s', (currency, minor, wire) => {
  keepCurrency(currency);
  expect([minorOf('25'), digitsOfAmount(wire)]).toEqual([minor, '25']);
});

it('decimals can be typed where usual stakes are below one unit, in the form of the language', () => {
  keepCurrency('GBP');
  expect(['0', '12.', '12.5', '12.505', '.5', '1,234.5'].map((text) => digitsOf(text, 'en'))).toEqual([
    '0',
    '12.',
    '12.5',
    '12.50',
    '0.5',
    '1234.5',
  ]);
  expect(['12,', '1.234,5'].map((text) => digitsOf(text, 'vi'))).toEqual(['12.', '1234.5']);
  expect(['12.', '12.5', '0.07', ''].map(minorOf)).toEqual([1200n, 1250n, 7n, 0n]);
  expect([digitsOfAmount('12.50'), digitsOfAmount('12.00'), keptDigits('12.5'), keptDigits('<1>')]).toEqual([
    '12.50',
    '12',
    '12.5',
    '',
  ]);
  expect(['1234.5', '0.', ''].map((digits) => groupedDigits(digits, 'vi'))).toEqual(['1.234,5', '0,', '']);
  keepCurrency('VND');
  expect([keptDigits('12.5'), keptDigits('12')]).toEqual(['', '12']);
});
