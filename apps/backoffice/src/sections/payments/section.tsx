import { ArrowDownToLine, ArrowUpFromLine, Coins, Landmark } from 'lucide-react';
import { pick } from '../../shared/language.ts';
import type { Section } from '../../shared/section.ts';
import { withdrawalTexts } from './texts.ts';

const words = pick(
  {
    withdrawals: 'Withdrawals',
    reviews: 'Payments to review',
    deposits: 'Deposits',
    providers: 'Payment providers',
    credit: 'Credit a reviewed payment',
    approve: 'Approve a withdrawal',
    both: 'Deposits and withdrawals',
    deposit: 'Deposit',
    withdrawal: 'Withdrawal',
    difference: 'Deposits less withdrawals',
    paidIn: 'Paid in',
    paidOut: 'Paid out',
    created: 'Begun',
    awaiting: 'Awaited',
    processing: 'In progress',
    succeeded: 'Credited',
    expired: 'Expired',
  },
  {
    withdrawals: 'Rút tiền',
    reviews: 'Thanh toán cần xem',
    deposits: 'Nạp tiền',
    providers: 'Nhà cung cấp thanh toán',
    credit: 'Ghi có một thanh toán đã xem',
    approve: 'Phê duyệt một lệnh rút tiền',
    both: 'Nạp và rút tiền',
    deposit: 'Nạp tiền',
    withdrawal: 'Rút tiền',
    difference: 'Nạp trừ rút',
    paidIn: 'Đã nạp',
    paidOut: 'Đã rút',
    created: 'Đã tạo',
    awaiting: 'Đang chờ',
    processing: 'Đang xử lý',
    succeeded: 'Đã ghi có',
    expired: 'Hết hạn',
  },
);

export const section: Section = {
  pages: [
    {
      path: 'withdrawals',
      label: words.withdrawals,
      icon: ArrowUpFromLine,
      group: 'queues',
      place: 5,
      letter: 'w',
      permission: 'withdrawals.read',
      load: () => import('./withdrawals.tsx').then(({ Withdrawals }) => Withdrawals),
    },
    {
      path: 'reviews',
      label: words.reviews,
      icon: Coins,
      group: 'queues',
      place: 10,
      letter: 'p',
      permission: 'payments.read',
      load: () => import('./reviews.tsx').then(({ Reviews }) => Reviews),
    },
    {
      path: 'deposits',
      label: words.deposits,
      icon: ArrowDownToLine,
      group: 'queues',
      place: 7,
      letter: 'e',
      permission: 'payments.read',
      load: () => import('./deposits.tsx').then(({ Deposits }) => Deposits),
    },
    {
      path: 'payment-providers',
      label: words.providers,
      icon: Landmark,
      group: 'queues',
      place: 12,
      permission: 'payments.read',
      load: () => import('./providers.tsx').then(({ ProvidersPage }) => ProvidersPage),
    },
  ],
  memberCards: {
    payments: {
      label: words.both,
      column: 'money',
      place: 30,
      facts: { in: words.paidIn, out: words.paidOut, difference: words.difference },
      codes: { ...withdrawalTexts.states, ...words },
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
    },
    {
      key: 'withdrawals',
      label: words.withdrawals,
      place: 31,
      permission: 'withdrawals.read',
      load: () => import('./withdrawals.tsx').then(({ MemberWithdrawals }) => MemberWithdrawals),
    },
  ],
  figures: {
    deposits: { label: words.deposits, place: 30 },
    withdrawals: { label: words.withdrawals, place: 40 },
  },
  approvals: {
    'payment.credit': { label: words.credit, permission: 'payments.resolve' },
    'withdrawal.approve': { label: words.approve, permission: 'withdrawals.decide' },
  },
};
