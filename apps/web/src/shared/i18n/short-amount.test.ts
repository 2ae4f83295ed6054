import { keepCurrency } from '@fairlot/money';
import { afterEach, expect, it } from 'vitest';
import { shortAmount } from './short-amount.ts';

afterEach(() => keepCurrency('VND'));

it('shortens large amounts to one decimal', () => {
  expect(shortAmount(126_000_000n, 'en', { sign: true })).toBe('+1.3M');
  expect(shortAmount(-20_000n, 'es')).toBe('\u2212200');
});

it('keeps two digits of amounts below one unit', () => {
  keepCurrency('EUR');
  expect([-20, -15, -5, 4, 0, 125].map((minor) => shortAmount(minor, 'es'))).toEqual([
    '\u22120,2',
    '\u22120,15',
    '\u22120,05',
    '0,04',
    '0',
    '1,3',
  ]);
  keepCurrency('KWD');
  expect(shortAmount(-12n, 'en', { sign: true })).toBe('\u22120.012');
});
