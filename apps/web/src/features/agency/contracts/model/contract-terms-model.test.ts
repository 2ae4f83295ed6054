import { expect, it } from 'vitest';
import { exampleOf, measureOf, percentOf } from './contract-terms-model.ts';

const tier = (sales: string, rate: number, loss?: string) => ({ sales, rate, active: 3, ...(loss && { loss }) });

it('an example just reaches the last tier and pays its rate to the minor unit', () => {
  const terms = { tiers: [tier('0.00', 5), tier('250000.01', 18)] };
  expect(exampleOf('dailySalary', terms)).toMatchObject({ salesMinor: 25_000_001n, active: 3, amountMinor: 45_000n });
  const dividend = { tiers: [tier('0.00', 500, '300000.00')] };
  const reached = { salesMinor: 30_000_000n, lossMinor: 30_000_000n, active: 3, amountMinor: 1_500_000n };
  expect(exampleOf('dividend', dividend)).toEqual(reached);
  expect(exampleOf('dividend', { ...dividend, type: 'FLOAT' })).toEqual(reached);
});

it('a floating dividend pays the largest share of all tiers in its example', () => {
  const tiers = [tier('0.00', 2000, '0.00'), tier('0.00', 500, '400000.00')];
  expect(exampleOf('dividend', { tiers, type: 'FLOAT' })?.amountMinor).toBe(8_000_000n);
});

it('a tier without a condition has an example of 100,000', () => {
  expect(exampleOf('hourly', { tiers: [tier('0.00', 18)] })).toMatchObject({
    salesMinor: 10_000_000n,
    amountMinor: 18_000n,
  });
});

it('dividends differ by their loss, unless no tier requires one', () => {
  expect(measureOf('dividend', { tiers: [tier('0.00', 5, '1.00')] })).toBe('loss');
  expect(measureOf('dividend', { tiers: [tier('0.00', 5, '0.00')] })).toBe('sales');
  expect(measureOf('dailySalary', { tiers: [tier('0.00', 5)] })).toBe('sales');
});

it('formats rates with two decimals', () => {
  expect([percentOf(18, 'en'), percentOf(450, 'tr'), percentOf(450, 'fr')]).toEqual(['0.18%', '%4,50', '4,50\u00a0%']);
});
