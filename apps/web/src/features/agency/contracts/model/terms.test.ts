import { expect, it } from 'vitest';
import { readTerms, topRate, typedTerms } from './terms.ts';

const TERMS = { tiers: [{ sales: '1000.00', active: 3, rate: 12, loss: '50.00' }], activeFrom: '100.00' };

it("an offer starts with the agent's own terms and cannot exceed them", () => {
  const typed = typedTerms(TERMS);
  expect(typed.tiers).toEqual([{ sales: '1000', active: '3', rate: '0.12', loss: '50' }]);
  expect(readTerms('dailySalary', typed, TERMS)).toEqual({
    tiers: [{ sales: '1000', active: 3, rate: 12 }],
    activeFrom: '100',
  });
  expect(readTerms('dividend', { ...typed, isCollected: true }, { ...TERMS, rhythm: 'week' })).toMatchObject({
    tiers: [{ loss: '50' }],
    type: 'FIXED',
    rhythm: 'week',
    carryOver: 'none',
    isCollected: true,
  });
  expect(readTerms('realTime', { ...typed, isCollected: true }, TERMS)).not.toHaveProperty('isCollected');
  const less = { ...TERMS, tiers: [{ sales: '1.00', active: 0, rate: 11 }] };
  expect([topRate(less), readTerms('dailySalary', typed, less)]).toEqual([11, null]);
});

it.each([{ sales: 'x' }, { active: '' }, { rate: '0' }, { rate: '' }])('rejects an offer with %o', (wrong) => {
  const typed = typedTerms(TERMS);
  const tiers = typed.tiers.map((tier) => ({ ...tier, ...wrong }));
  expect(readTerms('hourly', { ...typed, tiers }, TERMS)).toBeNull();
  expect(readTerms('hourly', { ...typed, tiers: [] }, TERMS)).toBeNull();
});
