import { expect, it } from 'vitest';
import { dividendOf, lessLowers, salaryOf, type Tier } from './maths.ts';

const tier = (sales: number, active: number, rate: number, loss = 0): Tier => ({
  salesMinor: BigInt(sales) * 100n,
  active,
  rate,
  lossMinor: BigInt(loss) * 100n,
});

it.each([
  // Sales, active members, salary in minor units.
  [999, 9, 0n],
  [1000, 2, 0n],
  [1000, 3, 1200n],
  [10_000, 9, 12_000n],
  [10_000, 10, 18_000n],
  [12_345, 10, 22_221n],
])('a salary on sales of %i with %i active is %i', (sales, active, amount) => {
  const tiers = [tier(1000, 3, 120), tier(10_000, 10, 180)];
  expect(salaryOf(tiers, BigInt(sales) * 100n, active)).toMatchObject({ amountMinor: amount, isReached: amount > 0n });
});

it('a dividend floats with the loss or asks for all of it: the example of the facts', () => {
  const tiers = [tier(400_000, 3, 300, 20_000), tier(800_000, 5, 500, 30_000)];
  const period = { salesMinor: 80_000_000n, lossMinor: 2_500_000n, active: 5 };
  // 5 % x 25,000 x 25,000 / 30,000 and 3 % x 25,000.
  expect(dividendOf('FLOAT', tiers, period).amountMinor).toBe(104_166n);
  expect(dividendOf('FIXED', tiers, period).amountMinor).toBe(75_000n);
  expect(dividendOf('FLOAT', tiers, { ...period, lossMinor: -1n })).toMatchObject({
    amountMinor: 0n,
    isReached: false,
  });
  expect(dividendOf('FLOAT', tiers, { ...period, active: 2 }).isReached).toBe(false);
});

it('what lowers get comes off, never below zero, and every line is told', () => {
  const own = salaryOf([tier(1000, 1, 100)], 100_000n, 1);
  expect(own.lines.map(({ label }) => label)).toEqual(['sales', 'active', 'tierSales', 'tierActive', 'rate', 'amount']);
  expect(lessLowers(own, 400n).amountMinor).toBe(600n);
  expect(lessLowers(own, 4000n)).toMatchObject({ amountMinor: 0n, isReached: false });
  expect(lessLowers(own, 400n).lines.slice(-3)).toEqual([
    { label: 'share', value: '1000' },
    { label: 'lowers', value: '400' },
    { label: 'amount', value: '600' },
  ]);
});
