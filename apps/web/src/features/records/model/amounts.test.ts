import { expect, it } from 'vitest';
import type { TransactionRow } from '../api/transactions.ts';
import { dayNet, isCredit, referencePath, repaysDebt, shortReference, transactionMeta } from './amounts.ts';

const ID = '01a1f752-1111-7222-8333-444455556666';

it('distinguishes credits from debits', () => {
  expect([isCredit('0.01'), isCredit('0.00'), isCredit('-1.00')]).toEqual([true, false, false]);
});

it('links to the bet or order of a transaction', () => {
  const of = (type: TransactionRow['type'], reference = ID, bet: Partial<TransactionRow> = {}) =>
    referencePath({ type, reference, gameName: null, detailUrl: null, ...bet });
  expect(of('deposit')).toBe(`/m/voucherCenter?orderId=${ID}`);
  expect([of('withdraw'), of('fee')]).toEqual(Array(2).fill(`/m/withdraw?orderId=${ID}`));
  expect(of('win')).toBe(`/m/gameRecord?ticket=${ID}`);
  // A reversed deposit, the corrected win of a ticket, and a correction by an operator.
  expect(of('adjust')).toBe(`/m/voucherCenter?orderId=${ID}`);
  const ticket = { gameName: 'VN60', detailUrl: `/m/gameRecord?ticket=${ID}` };
  expect(of('adjust', ID, ticket)).toBe(ticket.detailUrl);
  expect(of('adjust', 'adjustment:7')).toBeUndefined();
  expect(of('adjust', ID, { gameName: 'Reels' })).toBeUndefined();
  const round = { gameName: 'Blackjack', detailUrl: `/m/inhouse/blackjack?round=${ID}` };
  expect(of('bet', `${ID}:2`, round)).toBe(round.detailUrl);
  expect(of('bet', 'a reference')).toBeUndefined();
});

it('shortens ids to their end, without words of the program', () => {
  expect(shortReference(ID)).toBe('55556666');
  expect(shortReference('a reference')).toBe('a reference');
  expect(shortReference(`adjustment:${ID}`)).toBe('55556666');
  expect(shortReference(`${ID}:2`)).toBe('55556666:2');
  expect(shortReference('adjustment:7')).toBe('7');
});

it('shows no word of the program beside the time of a transaction', () => {
  expect(transactionMeta('13:24', ID)).toBe('13:24 · 55556666');
  expect(transactionMeta('13:24', 'VN60 202611300812')).toBe('13:24 · VN60 202611300812');
  expect(transactionMeta('13:24', 'reward')).toBe('13:24');
  expect(transactionMeta('13:24', ID, 'Bet')).toBe('Bet · 13:24 · 55556666');
});

it('recognises the repayment of a debt', () => {
  expect(repaysDebt({ type: 'adjust', reference: 'receivable' })).toBe(true);
  expect(repaysDebt({ type: 'adjust', reference: 'adjustment:7' })).toBe(false);
});

it('lets the unit of a net in the calendar wrap, which is a long word in some languages', () => {
  expect(dayNet(130_000_000n, 'en')).toBe('+1.3M');
  expect(dayNet(-20_890_000n, 'ar')).toMatch(/^\u2212208\.9 \p{Script=Arabic}+$/u);
  expect(dayNet(-20_890_000n, 'ru')).toMatch(/^\u2212208,9 \p{Script=Cyrillic}+\.$/u);
});
