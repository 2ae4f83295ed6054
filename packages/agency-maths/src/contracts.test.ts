import { expect, it } from 'vitest';
import { carriedInto, carryOf, dividendOf, lessDownline, salaryOf, type Tier, withCarry } from './contracts.ts';

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
])('computes a salary of sales %i with %i active members as %i', (sales, active, amount) => {
  const tiers = [tier(1000, 3, 120), tier(10_000, 10, 180)];
  expect(salaryOf(tiers, BigInt(sales) * 100n, active)).toMatchObject({ amountMinor: amount, isReached: amount > 0n });
});

it('FLOAT scales the dividend with the loss, FIXED requires the full loss (the example of the facts)', () => {
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

it('subtracts the amounts of the downline, never below zero, and lists every line', () => {
  const own = salaryOf([tier(1000, 1, 100)], 100_000n, 1);
  expect(own.lines.map(({ label }) => label)).toEqual(['sales', 'active', 'tierSales', 'tierActive', 'rate', 'amount']);
  expect(lessDownline(own, 400n).amountMinor).toBe(600n);
  expect(lessDownline(own, 4000n)).toMatchObject({ amountMinor: 0n, isReached: false });
  expect(lessDownline(own, 400n).lines.slice(-3)).toEqual([
    { label: 'share', value: '1000' },
    { label: 'downline', value: '400' },
    { label: 'amount', value: '600' },
  ]);
});

it.each([
  // Columns: carry-over mode, own loss of each period in minor units, and the resulting base of each period. Periods
  // are halves of months.
  ['none', [-500n, 300n, 900n], [-500n, 300n, 900n]],
  ['permanent', [-500n, 300n, 900n], [-500n, -200n, 700n]],
  ['previous', [-500n, 300n, 900n], [-500n, -200n, 900n]],
  // The third period begins a month.
  ['secondHalf', [-500n, -100n, 900n], [-500n, -600n, 900n]],
] as const)('%s: losses %s give the bases %s', (carryOver, losses, bases) => {
  const days = [
    ['2026-10-01', '2026-10-15'],
    ['2026-10-16', '2026-10-31'],
    ['2026-11-01', '2026-11-15'],
  ] as const;
  let former: { to: string; carryMinor: bigint } | undefined;
  const found = losses.map((lossMinor, index) => {
    const [from = '', to = ''] = days[index] ?? [];
    const carriedMinor = carriedInto(carryOver, former, from);
    former = { to, carryMinor: carryOf(carryOver, { salesMinor: 0n, active: 0, lossMinor, carriedMinor }) };
    return lossMinor + carriedMinor;
  });
  expect(found).toEqual(bases);
});

it('computes a dividend from the loss after carry-over and lists the carried amount', () => {
  const period = { salesMinor: 100_000n, lossMinor: 50_000n, carriedMinor: -20_000n, active: 1 };
  const calculation = withCarry(dividendOf('FIXED', [tier(0, 0, 1000)], period), -1n);
  expect(calculation.amountMinor).toBe(3000n);
  expect(calculation.lines).toContainEqual({ label: 'carried', value: '-20000' });
  expect(lessDownline(calculation, 1000n)).toMatchObject({ amountMinor: 2000n, carryMinor: -1n });
  expect(lessDownline(calculation, 1000n).lines.at(-1)).toEqual({ label: 'carry', value: '-1' });
});
