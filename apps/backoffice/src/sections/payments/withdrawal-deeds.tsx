import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { paymentsApi } from './api.ts';
import { withdrawalTexts } from './texts.ts';

export type Withdrawal = ValueOf<typeof paymentsDesk.withdrawals>['list'][number];

export interface Deed {
  title: string;
  text: string;
  isMain?: boolean;
  needsReason?: boolean;
  run: (row: Withdrawal, reason: string, requestKey: string) => Promise<unknown>;
}

/** What can be done about a withdrawal as it stands. */
export function deedsOf(row: Withdrawal, operatorName: string): Deed[] {
  const { take, takeText, approve, approveText, secondText, byHand, byHandText } = withdrawalTexts;
  const { refuse, refuseText, paid, paidText } = withdrawalTexts;
  const approval = (title: string, text: string, isByHand: boolean): Deed => ({
    title,
    text: row.needsSecond ? secondText : text,
    isMain: !isByHand,
    run: ({ orderId, needsSecond }, reason, requestKey) =>
      needsSecond
        ? paymentsApi.requestWithdrawalApproval(orderId, { byHand: isByHand, reason, requestKey })
        : paymentsApi.approveWithdrawal(orderId, { byHand: isByHand, reason }),
  });
  const refusing: Deed = {
    title: refuse,
    text: refuseText,
    run: ({ orderId }, reason) => paymentsApi.refuseWithdrawal(orderId, { reason }),
  };
  const taking: Deed = {
    title: take,
    text: takeText,
    needsReason: false,
    run: ({ orderId, takenBy }) => paymentsApi.takeWithdrawal(orderId, { over: takenBy !== null }),
  };
  const taken = row.takenBy === operatorName ? [] : [taking];
  if (row.status === 'review')
    return [...taken, approval(approve, approveText, false), approval(byHand, byHandText, true), refusing];
  if (row.status !== 'approved' || !row.byHand) return [];
  const paying: Deed = {
    title: paid,
    text: paidText,
    isMain: true,
    run: ({ orderId }, reason) => paymentsApi.payWithdrawal(orderId, { proof: reason.slice(0, 200), reason }),
  };
  return [...taken, paying, refusing];
}

const LOOKS: Partial<Record<Withdrawal['status'], string>> = {
  review: 'state state--wait',
  unknown: 'state state--wait',
  approved: 'state state--info',
  submitted: 'state state--info',
  paid: 'state state--good',
  failed: 'state state--bad',
  refused: 'state state--bad',
  reversed: 'state state--bad',
};

export function WithdrawalState({ status }: Pick<Withdrawal, 'status'>) {
  return <span className={LOOKS[status] ?? 'state'}>{withdrawalTexts.states[status]}</span>;
}
