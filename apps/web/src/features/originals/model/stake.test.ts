import { keepCurrency } from '@fairlot/money';
import { expect, it } from 'vitest';
import { doubled, firstStake, greatest, halved, isWithin, readStake, readTimes, stepped } from './stake.ts';

const LIMITS = { minMinor: 100_000n, maxMinor: 500_000_000n };

it("every change of a stake stays within the game's limits", () => {
  expect(firstStake(LIMITS)).toBe(1_000_000n);
  expect(halved(150_000n, LIMITS)).toBe(100_000n);
  expect(doubled(400_000_000n, LIMITS)).toBe(500_000_000n);
  expect([greatest(null, LIMITS), greatest(70_000n, LIMITS), greatest(2_345_678n, LIMITS)]).toEqual([
    500_000_000n,
    100_000n,
    2_345_678n,
  ]);
  expect([isWithin(99_999n, LIMITS), isWithin(100_000n, LIMITS), isWithin(500_000_001n, LIMITS)]).toEqual([
    false,
    true,
    false,
  ]);
});

it('steps by 1, 2, 5, 10 times the minimum, and ends at the maximum', () => {
  expect(stepped(100_000n, 1, LIMITS)).toBe(200_000n);
  expect(stepped(250_000n, 1, LIMITS)).toBe(500_000n);
  expect(stepped(250_000n, -1, LIMITS)).toBe(200_000n);
  expect(stepped(100_000n, -1, LIMITS)).toBe(100_000n);
  expect(stepped(500_000_000n, 1, LIMITS)).toBe(500_000_000n);
});

it.each([
  ['10,000.50', 'en', 1_000_050n],
  ['10.000,5', 'vi', 1_000_050n],
  ['0012', 'en', 1200n],
  ['1.239', 'en', 123n],
  ['.5', 'en', 50n],
  ['0,5', 'en', 50n],
  ['0.25', 'vi', 25n],
  ['\u0661\u0662\u066b\u0665', 'ar', 1250n],
  ['\u06f1\u06f2', 'ar', 1200n],
  ['\u0e55.\u0e55', 'th', 550n],
  ['', 'en', null],
  ['.', 'en', null],
  ['abc', 'en', null],
  ['99999999999999', 'en', null],
])('%s in %s is read as %s', (text, tag, minor) => {
  expect(readStake(text, tag)).toBe(minor);
});

it.each(['JPY', 'KWD', 'VND'])('a multiplier has two decimals in %s too', (currency) => {
  keepCurrency(currency);
  const times = readTimes('2.505', 'en');
  keepCurrency('VND');
  expect(times).toBe(250n);
});
