import { expect, it } from 'vitest';
import { dayNet, isCredit, referencePath, shortReference, transactionMeta } from './amounts.ts';

const ID = '01a1f752-1111-7222-8333-444455556666';

it('distinguishes credits from debits', () => {
  expect([isCredit('0.01'), isCredit('0.00'), isCredit('-1.00')]).toEqual([true, false, false]);
});

it('links to the ticket or order of a transaction', () => {
  expect(referencePath('deposit', ID)).toBe(`/m/voucherCenter?orderId=${ID}`);
  expect(referencePath('win', ID)).toBe(`/m/gameRecord?ticket=${ID}`);
  expect(referencePath('adjust', ID)).toBeUndefined();
  expect(referencePath('bet', 'a reference')).toBeUndefined();
  expect(shortReference(ID)).toBe('55556666');
  expect(shortReference('a reference')).toBe('a reference');
  expect(shortReference(`adjustment:${ID}`)).toBe('55556666');
});

it('shows no word of the program beside the time of a transaction', () => {
  expect(transactionMeta('13:24', ID)).toBe('13:24 · 55556666');
  expect(transactionMeta('13:24', 'VN60 202611300812')).toBe('13:24 · VN60 202611300812');
  expect(transactionMeta('13:24', 'reward')).toBe('13:24');
  expect(transactionMeta('13:24', ID, 'Bet')).toBe('Bet · 13:24 · 55556666');
});

it('lets the unit of a net in the calendar wrap, which is a long word in some languages', () => {
  expect(dayNet(130_000_000n, 'en')).toBe('+1.3M');
  expect(dayNet(-20_890_000n, 'ar')).toMatch(/^\u2212208\.9 \p{Script=Arabic}+$/u);
  expect(dayNet(-20_890_000n, 'ru')).toMatch(/^\u2212208,9 \p{Script=Cyrillic}+\.$/u);
});
