import { translated } from '../../shared/language.ts';

/** Texts of withdrawals, deposits and bets in conversations. */
export const cardTexts = translated('chatCard', {
  kinds: { withdrawal: 'Withdrawal', deposit: 'Deposit', bet: 'Bet' },
  show: 'Show a payment or a bet',
  latest: 'Payments and bets',
  none: 'None that you have access to',
  open: (title: string) => `Open ${title}`,
  gone: 'This cannot be loaded right now',
});
