import { expect, it } from 'vitest';
import { EMPTY_DRAFT, faultsOf, readDraft } from './template-draft.ts';

const STEP = { sales: '1000', active: '3', rate: '0.12', loss: '50' };

it('a valid template has no errors and is converted for the call', () => {
  const draft = { ...EMPTY_DRAFT, name: 'A', steps: [STEP] };
  expect(faultsOf(draft)).toEqual({});
  expect(readDraft(draft)).toEqual({ tiers: [{ sales: '1000', active: 3, rate: 12 }], activeFrom: '1000' });
  expect(readDraft({ ...draft, kind: 'dividend', rhythm: 'week', carryOver: 'secondHalf' })).toMatchObject({
    tiers: [{ loss: '50' }],
    carryOver: 'none',
  });
});

it('every error is assigned to its field', () => {
  const wrong = { sales: 'x', active: '1.5', rate: '30.01', loss: '' };
  const draft = { ...EMPTY_DRAFT, activeFrom: '-1', steps: [STEP, wrong, { ...STEP, rate: '0' }] };
  const faults = {
    'steps.1.sales': 'amount',
    'steps.1.active': 'active',
    'steps.1.rate': 'rate',
    'steps.2.rate': 'rate',
    activeFrom: 'amount',
  };
  expect(faultsOf(draft)).toEqual(faults);
  expect(faultsOf({ ...draft, kind: 'dividend' })).toEqual({ ...faults, 'steps.1.loss': 'amount' });
});
