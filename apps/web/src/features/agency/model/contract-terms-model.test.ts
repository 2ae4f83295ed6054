import { expect, it } from 'vitest';
import { exampleOf, percentOf } from './contract-terms-model.ts';

const tier = (sales: string, rate: number, loss?: string) => ({ sales, rate, active: 0, ...(loss && { loss }) });

it('an example just reaches the last tier and pays its rate to the minor unit', () => {
  const terms = { activeFrom: '100.00', tiers: [tier('0.00', 5), tier('250000.01', 18)] };
  expect(exampleOf('dailySalary', terms)).toEqual({ baseMinor: 25_000_001n, amountMinor: 45_000n });
  const dividend = { activeFrom: '100.00', tiers: [tier('0.00', 500, '300000.00')] };
  expect(exampleOf('dividend', dividend)).toEqual({ baseMinor: 30_000_000n, amountMinor: 1_500_000n });
});

it('a tier without a condition has an example of 100,000, and a floating dividend has none', () => {
  const terms = { activeFrom: '0.00', tiers: [tier('0.00', 18)] };
  expect(exampleOf('hourly', terms)).toEqual({ baseMinor: 10_000_000n, amountMinor: 18_000n });
  expect(exampleOf('dividend', { ...terms, type: 'FLOAT' })).toBeNull();
});

it('formats rates with two decimals', () => {
  expect([percentOf(18), percentOf(450)]).toEqual(['0.18 %', '4.50 %']);
});
