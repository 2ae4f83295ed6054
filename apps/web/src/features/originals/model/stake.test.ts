import { expect, it } from 'vitest';
import { doubled, firstStake, greatest, halved, isWithin, readStake, stepped } from './stake.ts';

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
  ['10,000.50', '.', 1_000_050n],
  ['10.000,5', ',', 1_000_050n],
  ['0012', '.', 1200n],
  ['1.239', '.', 123n],
  ['', '.', null],
  ['abc', '.', null],
  ['99999999999999', '.', null],
])('%s is read as %s', (text, sign, minor) => {
  expect(readStake(text, sign)).toBe(minor);
});
