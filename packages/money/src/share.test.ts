import { expect, it } from 'vitest';
import { shareOf } from './share.ts';

it('takes hundredths of a percent, rounded down, up to the maximum', () => {
  expect(shareOf(20_000_000n, 2000, 200_000_000n)).toBe(4_000_000n);
  expect(shareOf(333n, 1000, 100n)).toBe(33n);
  expect(shareOf(20_000_000_000n, 2000, 200_000_000n)).toBe(200_000_000n);
  expect(shareOf(-500n, 2000, 100n)).toBe(0n);
});
