import { translated } from './language.ts';

/** Labels of transfer kinds; a kind without a label shows its code. */
export const kindWords: Readonly<Record<string, string>> = translated<Record<string, string>>('sharedTransferKinds', {
  bet: 'Bet',
  win: 'Win',
  prize: 'Prize',
  payout: 'Payout',
  refund: 'Refund',
  deposit: 'Deposit',
  withdraw: 'Withdrawal',
  withdrawal: 'Withdrawal',
  fee: 'Fee',
  adjust: 'Adjustment',
  bonus: 'Bonus',
  rebate: 'Rebate',
  salary: 'Salary of an agent',
  dividend: 'Dividend of an agent',
  transfer: 'Transfer',
  fund: 'Prize pool',
  rollback: 'Rolled back',
});
