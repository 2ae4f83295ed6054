import { translated } from '../../shared/language.ts';

/** Navigation texts of the section. */
export const sectionTexts = translated('paymentsSection', {
  withdrawals: 'Withdrawals',
  reviews: 'Payments to review',
  deposits: 'Deposits',
  terms: 'Withdrawal terms',
  depositMethods: 'Deposit methods',
  changeMethod: 'Change a deposit method',
  addMethod: 'Add a deposit method',
  connection: 'Connect a payment provider',
  providers: 'Payment providers',
  credit: 'Credit a reviewed payment',
  approve: 'Approve a withdrawal',
  both: 'Deposits and withdrawals',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  difference: 'Net deposits',
  withdrawalsOf: (account: string) => `Open withdrawals of ${account}`,
  depositsOf: (account: string) => `Open deposits of ${account}`,
  paidIn: 'Paid in',
  paidOut: 'Paid out',
  received: 'in',
  sent: 'out',
  columns: {
    paidIn: 'Deposits, all time',
    paidOut: 'Withdrawals, all time',
    paidNet: 'Net deposits, all time',
    paidInMonth: 'Deposits, 30 days',
    paidOutMonth: 'Withdrawals, 30 days',
    paidNetMonth: 'Net deposits, 30 days',
  },
});
