import { translated } from '../../shared/language.ts';

/** Texts of the section about balances. */
export const adjustmentTexts = translated('walletAdjustment', {
  title: 'Adjustments',
  heading: 'Request an adjustment',
  text: 'A second operator has to approve before any money moves.',
  amountHint: 'Use a minus sign to deduct, such as -50.',
  submit: 'Request adjustment',
  list: 'Adjustments so far',
  wrongAmount: 'Enter an amount other than zero, with no more decimals than the currency has.',
});

/** Texts of a member's ledger entries. */
export const ledgerTexts = translated('walletLedger', {
  title: 'Ledger',
  all: 'All',
  entry: 'Entry',
  reference: 'Reference',
  account: 'Account',
  id: 'Transfer',
  accounts: { available: 'Main', held: 'Held', receivable: 'Owed', bonus: 'Bonus' } as Record<string, string>,
});
