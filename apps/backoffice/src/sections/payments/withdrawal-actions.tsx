import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { PAYMENT_LOOKS, paymentStates } from '../../shared/payment-states.ts';
import { formatAmount } from '../../shared/format.ts';
import { paymentsApi } from './api.ts';
import { caseTexts } from './case-texts.ts';
import { withdrawalTexts } from './texts.ts';

export type Withdrawal = ValueOf<typeof paymentsDesk.withdrawals>['list'][number];

export interface OperatorAction {
  /** Name in the address of a case that is opened for this decision. */
  key?: 'approve' | 'refuse' | 'hold' | 'release';
  title: string;
  text: string;
  /** Label of its button, if it differs from the title. */
  label?: string;
  /** A second operator is asked to approve. */
  asksSecond?: boolean;
  /** The reason must contain the proof of payment. */
  isPaid?: boolean;
  isHarm?: boolean;
  needsReason?: boolean;
  run: (row: Withdrawal, reason: string, requestKey: string) => Promise<unknown>;
}

/** Actions for a withdrawal in its current status, the usual decision first. */
export function deedsOf(row: Withdrawal, operatorName: string): OperatorAction[] {
  const { take, takeText, approve, approveText, secondText, byHand, byHandText } = withdrawalTexts;
  const { refuse, refuseText, paid, paidText } = withdrawalTexts;
  const { hold, holdText, release, releaseText } = caseTexts;
  const amount = formatAmount(row.amount);
  const approval = (title: string, text: string, isByHand: boolean): OperatorAction => ({
    title,
    text: row.needsSecond ? secondText : text,
    asksSecond: row.needsSecond,
    ...(isByHand
      ? {}
      : { key: 'approve', label: row.needsSecond ? caseTexts.askSecond(amount) : caseTexts.approve(amount) }),
    run: ({ orderId, needsSecond }, reason, requestKey) =>
      needsSecond
        ? paymentsApi.requestWithdrawalApproval(orderId, { byHand: isByHand, reason, requestKey })
        : paymentsApi.approveWithdrawal(orderId, { byHand: isByHand, reason }),
  });
  const refusing: OperatorAction = {
    key: 'refuse',
    title: refuse,
    text: refuseText,
    isHarm: true,
    run: ({ orderId }, reason) => paymentsApi.refuseWithdrawal(orderId, { reason }),
  };
  const taking: OperatorAction = {
    title: take,
    text: takeText,
    needsReason: false,
    run: ({ orderId, takenBy }) => paymentsApi.takeWithdrawal(orderId, { over: takenBy !== null }),
  };
  const holding: OperatorAction = {
    key: 'hold',
    title: hold,
    text: holdText,
    run: ({ orderId }, reason) => paymentsApi.holdWithdrawal(orderId, { reason }),
  };
  const releasing: OperatorAction = {
    key: 'release',
    title: release,
    text: releaseText,
    run: ({ orderId }, reason) => paymentsApi.releaseWithdrawal(orderId, { reason }),
  };
  const taken = row.takenBy === operatorName ? [] : [taking];
  if (row.onHold) return [...taken, releasing];
  if (row.status === 'review')
    return [...taken, approval(approve, approveText, false), approval(byHand, byHandText, true), holding, refusing];
  if (row.status !== 'approved' || !row.byHand) return [];
  const paying: OperatorAction = {
    title: paid,
    text: paidText,
    label: caseTexts.paid(amount),
    isPaid: true,
    run: ({ orderId }, reason) => paymentsApi.payWithdrawal(orderId, { proof: reason.slice(0, 200), reason }),
  };
  return [...taken, paying, holding, refusing];
}

export function WithdrawalState({ status }: Pick<Withdrawal, 'status'>) {
  return <span className={PAYMENT_LOOKS[status] ?? 'state'}>{paymentStates.withdrawal[status]}</span>;
}
