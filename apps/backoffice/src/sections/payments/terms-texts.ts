import { translated } from '../../shared/language.ts';

/** Texts about the terms of withdrawals. */
export const termsTexts = translated('paymentsTerms', {
  change: 'Change the terms',
  whose: 'Terms of',
  everybody: 'Everyone',
  levelHint: 'Apply up to the next level with its own terms.',
  vipHint: 'Each VIP level has its own daily limit and number of free withdrawals, which replace the ones here.',
  taken: 'This level already has terms. Choose it to change them.',
  names: {
    least: 'Minimum withdrawal',
    most: 'Maximum withdrawal',
    daily: 'Daily limit',
    freePerDay: 'Free withdrawals per day',
    fee: 'Fee after the free withdrawals',
    wageringPercent: 'Deposit turnover required before withdrawal (%)',
    reviewAbove: 'One approval required above',
    secondAbove: 'Two approvals required above',
    mostPerDay: 'Review when the number of withdrawals in 24 hours exceeds',
    newAccountHours: 'Review when the account is newer than (hours)',
    accountWaitHours: 'Wait before payouts to a new account (hours)',
  },
});
