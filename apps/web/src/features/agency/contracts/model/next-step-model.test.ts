import { expect, it } from 'vitest';
import { nextStepOf } from './next-step-model.ts';

const tier = (sales: string, rate: number, active = 0, loss?: string) => ({
  sales,
  rate,
  active,
  ...(loss && { loss }),
});
const SALARY = { tiers: [tier('0.00', 5), tier('20000.00', 10, 3), tier('60000.00', 18, 5)] };

it('shows the next tier, its place at true scale and what else it requires', () => {
  const step = nextStepOf('dailySalary', SALARY, { salesMinor: 3_282_000n, lossMinor: 0n, active: 4 });
  expect(step).toMatchObject({ measure: 'sales', reached: 10, share: 0.547, next: { rate: 18, share: 1 } });
  expect(step?.steps.map(({ share }) => share)).toEqual([0, 0.3333, 1]);
  expect(step?.missing).toEqual([{ label: 'active', now: 4n, needed: 5n }]);
});

it('stays at the lower tier while active members are missing', () => {
  // A salary has no condition on the players' result.
  const step = nextStepOf('dailySalary', SALARY, { salesMinor: 3_282_000n, lossMinor: -500n, active: 1 });
  expect(step).toMatchObject({ reached: 5, next: { rate: 10 }, missing: [{ label: 'active', now: 1n, needed: 3n }] });
});

it('has no next tier at the highest one, and fills the bar', () => {
  const step = nextStepOf('dailySalary', SALARY, { salesMinor: 9_000_000n, lossMinor: 0n, active: 9 });
  expect(step).toMatchObject({ reached: 18, share: 1, next: null, missing: [] });
});

it('follows the loss of a dividend; a period in which players won reaches nothing', () => {
  const terms = { tiers: [tier('1000.00', 300, 1, '0.00'), tier('5000.00', 500, 1, '4000.00')] };
  const won = nextStepOf('dividend', terms, { salesMinor: 200_000n, lossMinor: -100n, active: 2 });
  expect(won).toMatchObject({ measure: 'loss', reached: null, share: 0, next: { rate: 300 } });
  const lost = nextStepOf('dividend', terms, { salesMinor: 200_000n, lossMinor: 100_000n, active: 2 });
  expect(lost).toMatchObject({ reached: 300, share: 0.25, next: { rate: 500 } });
  expect(lost?.missing).toEqual([{ label: 'sales', now: 200_000n, needed: 500_000n }]);
});

it('is absent if every tier begins at zero', () => {
  expect(nextStepOf('hourly', { tiers: [tier('0.00', 5)] }, { salesMinor: 1n, lossMinor: 0n, active: 0 })).toBeNull();
});
