import { expect, it } from 'vitest';
import { termsOf, writtenOf } from '../offer-draft.ts';
import { draftFrom, TEMPLATE_KEYS } from './drafts.ts';

const BASIS = {
  days: 56,
  first: { count: 40, small: '130000.00', middle: '180000.00', large: '900000.00' },
  later: { count: 300, small: '200000.00', middle: '450000.00', large: '2100000.00' },
};

it("fills amounts from the merchant's own deposits, rounded up", () => {
  expect(draftFrom('firstDeposit', BASIS)).toMatchObject({
    most: '200000',
    leastDeposit: '200000',
    mostBet: '50000',
    budget: '20000000',
  });
  expect(draftFrom('reload', BASIS)).toMatchObject({ share: '20', most: '500000', leastDeposit: '500000' });
  expect(draftFrom('cashback', BASIS)).toMatchObject({ gift: 'money', every: 'week', most: '2000000', mostBet: '' });
  // First deposits are used while no member has deposited twice.
  expect(draftFrom('reload', { ...BASIS, later: null })).toMatchObject({ leastDeposit: '200000' });
});

it('leaves amounts empty before the first deposit, and fills texts in the languages of the console', () => {
  for (const key of TEMPLATE_KEYS) {
    const draft = draftFrom(key, { days: 56, first: null, later: null });
    expect(
      [draft.most, draft.leastDeposit, draft.amount, draft.mostBet, draft.budget].filter((text) => text !== ''),
    ).toEqual([]);
    expect(Object.keys(writtenOf(draft).texts).toSorted()).toEqual(['CN', 'EN', 'ES', 'ID', 'PT', 'TY', 'VI']);
  }
});

it('sends whole numbers where the contract wants them', () => {
  expect(termsOf(draftFrom('firstDeposit', BASIS))).toMatchObject({ share: 10_000, most: '200000' });
  expect(termsOf(draftFrom('redPacket', BASIS))).toMatchObject({ packet: { shares: 100 } });
});
