import { coins } from '@fairlot/ui/icons';
import { amountOrNone } from '../../shared/format.ts';
import { PAYMENT_STATE_CLASSES, paymentStates } from '../../shared/payment-states.ts';
import type { MemberColumn, Section } from '../../shared/section.ts';
import { termsTexts } from './terms-texts.ts';
import { sectionTexts as words } from './section-texts.ts';

/** The first is shown in the list of members by default; the others are hidden until selected. */
const SUMS = ['paidIn', 'paidOut', 'paidNet', 'paidInMonth', 'paidOutMonth', 'paidNetMonth'] as const;
const memberColumns: readonly MemberColumn[] = SUMS.map((name, place) => ({
  name,
  title: words.columns[name],
  place: 50 + place,
  cell: (member) => amountOrNone(member[name]),
  isFigure: true,
  isSpare: place > 0,
}));

/** Query for all orders of a member, in any status. */
const ordersOf = (memberId: string): string => `?view=all&filter=memberId:eq:${memberId}`;

export const section: Section = {
  pages: [
    {
      path: 'withdrawals',
      label: words.withdrawals,
      icon: 'upload',
      door: 'withdrawals',
      place: 10,
      letter: 'w',
      permission: 'withdrawals.read',
      load: () => import('./withdrawals.tsx').then(({ Withdrawals }) => Withdrawals),
    },
    {
      path: 'reviews',
      label: words.reviews,
      icon: coins,
      door: 'deposits',
      place: 20,
      letter: 'p',
      permission: 'payments.read',
      load: () => import('./reviews.tsx').then(({ Reviews }) => Reviews),
    },
    {
      path: 'deposits',
      label: words.deposits,
      icon: 'download',
      door: 'deposits',
      place: 10,
      letter: 'e',
      permission: 'payments.read',
      load: () => import('./deposits.tsx').then(({ Deposits }) => Deposits),
    },
    {
      path: 'payment-providers',
      label: words.providers,
      icon: 'bank',
      door: 'payments',
      place: 30,
      permission: 'payments.read',
      load: () => import('./providers.tsx').then(({ ProvidersPage }) => ProvidersPage),
    },
    {
      path: 'deposit-methods',
      label: words.depositMethods,
      icon: 'wallet',
      door: 'payments',
      place: 10,
      permission: 'payments.read',
      load: () => import('./deposit-methods.tsx').then(({ DepositMethods }) => DepositMethods),
    },
    {
      path: 'withdrawal-terms',
      label: words.terms,
      icon: 'settings',
      door: 'payments',
      place: 20,
      permission: 'withdrawals.read',
      load: () => import('./withdrawal-terms.tsx').then(({ WithdrawalTerms }) => WithdrawalTerms),
    },
  ],
  searchKinds: {
    withdrawal: {
      label: words.withdrawals,
      states: paymentStates.withdrawal,
      stateClasses: PAYMENT_STATE_CLASSES,
      sign: '#',
    },
    deposit: { label: words.deposits, states: paymentStates.deposit, stateClasses: PAYMENT_STATE_CLASSES, sign: '#' },
  },
  memberActions: [
    {
      label: words.withdrawals,
      action: words.withdrawalsOf,
      permission: 'withdrawals.read',
      needsRealAccount: true,
      path: 'withdrawals',
      search: ordersOf,
    },
    {
      label: words.deposits,
      action: words.depositsOf,
      permission: 'payments.read',
      needsRealAccount: true,
      path: 'deposits',
      search: ordersOf,
    },
  ],
  memberColumns,
  memberCards: {
    payments: {
      label: words.both,
      column: 'money',
      place: 30,
      facts: {
        in: words.paidIn,
        out: words.paidOut,
        difference: words.difference,
        received: words.received,
        sent: words.sent,
      },
      codes: {
        ...paymentStates.withdrawal,
        ...paymentStates.deposit,
        deposit: words.deposit,
        withdrawal: words.withdrawal,
      },
      tab: 'deposits',
    },
  },
  memberTabs: [
    {
      key: 'deposits',
      label: words.deposits,
      place: 30,
      permission: 'payments.read',
      load: () => import('./deposits.tsx').then(({ MemberDeposits }) => MemberDeposits),
      evidence: () => import('./deposits.tsx').then(({ DEPOSIT_LIST }) => DEPOSIT_LIST),
      count: (memberId) => ({ list: 'deposits', filter: [`memberId:eq:${memberId}`] }),
    },
    {
      key: 'withdrawals',
      label: words.withdrawals,
      place: 31,
      permission: 'withdrawals.read',
      load: () => import('./withdrawals.tsx').then(({ MemberWithdrawals }) => MemberWithdrawals),
      evidence: () => import('./withdrawals.tsx').then(({ WITHDRAWAL_LIST }) => WITHDRAWAL_LIST),
      count: (memberId) => ({ list: 'withdrawals', filter: [`memberId:eq:${memberId}`] }),
    },
  ],
  figures: {
    deposits: { label: words.deposits, place: 30 },
    withdrawals: { label: words.withdrawals, place: 40 },
  },
  approvals: {
    'payment.credit': { label: words.credit, permission: 'payments.resolve' },
    'deposit.method': { label: words.addMethod, permission: 'payments.resolve' },
    'payments.connection': { label: words.connection, permission: 'payments.connect' },
    'deposit.terms': { label: words.changeMethod, permission: 'payments.resolve' },
    'withdrawal.terms': { label: termsTexts.change, permission: 'withdrawals.decide' },
    'withdrawal.approve': { label: words.approve, permission: 'withdrawals.decide' },
    'withdrawal.settle': { label: words.settle, permission: 'withdrawals.decide' },
  },
};
