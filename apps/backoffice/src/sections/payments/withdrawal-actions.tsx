import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { caseLayoutTexts } from '../../parts/case/case-texts.ts';
import type { CaseDecision } from '../../parts/case/case-types.ts';
import { formatAmount } from '../../shared/format.ts';
import { PAYMENT_STATE_CLASSES, paymentStates } from '../../shared/payment-states.ts';
import { paymentsApi } from './api.ts';
import { caseTexts } from './case-texts.ts';
import { withdrawalTexts } from './texts.ts';

export type Withdrawal = ValueOf<typeof paymentsDesk.withdrawals>['list'][number];

/** Whether an operator can take it: it is open, and not theirs. */
export function mayTake({ status, byHand, providerOff, takenBy, onHold }: Withdrawal, operatorName: string): boolean {
  const waits =
    status === 'review' || status === 'unknown' || (status === 'approved' && (byHand || providerOff)) || onHold;
  return waits && takenBy !== operatorName;
}

/** Decisions on a withdrawal in its current status, the usual one first. */
export function decisionsOn(row: Withdrawal): CaseDecision[] {
  const { approve, approveText, secondText, byHand, byHandText } = withdrawalTexts;
  const { refuse, refuseText, paid, paidText } = withdrawalTexts;
  const { holdText, releaseText } = caseTexts;
  const { hold, release } = caseLayoutTexts;
  const { orderId } = row;
  const needsSecond = row.needsSecond && row.status === 'review';
  const amount = formatAmount(row.amount);
  const approval = (key: string, letter: string, title: string, text: string, isByHand: boolean): CaseDecision => ({
    key,
    letter,
    title,
    text: needsSecond ? secondText : text,
    asksSecond: needsSecond,
    needsSeen: true,
    ends: true,
    ...(isByHand ? {} : { label: needsSecond ? caseTexts.askSecond(amount) : caseTexts.approve(amount) }),
    run: (reason, requestKey) =>
      needsSecond
        ? paymentsApi.requestWithdrawalApproval(orderId, { byHand: isByHand, reason, requestKey })
        : paymentsApi.approveWithdrawal(orderId, { byHand: isByHand, reason }),
  });
  const refusing: CaseDecision = {
    key: 'refuse',
    letter: 'r',
    title: refuse,
    text: refuseText,
    isHarm: true,
    ends: true,
    run: (reason) => paymentsApi.refuseWithdrawal(orderId, { reason }),
  };
  const holding: CaseDecision = {
    key: 'hold',
    letter: 'h',
    title: hold,
    text: holdText,
    run: (reason) => paymentsApi.holdWithdrawal(orderId, { reason }),
  };
  if (row.onHold)
    return [
      {
        key: 'release',
        letter: 'h',
        title: release,
        text: releaseText,
        run: (reason) => paymentsApi.releaseWithdrawal(orderId, { reason }),
      },
    ];
  if (row.status === 'review')
    return [
      approval('approve', 'a', approve, approveText, false),
      approval('byHand', 'm', byHand, byHandText, true),
      holding,
      refusing,
    ];
  if (row.providerOff) return [approval('byHand', 'm', byHand, byHandText, true), holding, refusing];
  if (row.status === 'unknown') return settlementsOf(orderId, amount);
  if (row.status !== 'approved' || !row.byHand) return [];
  const paying: CaseDecision = {
    key: 'paid',
    letter: 'a',
    title: paid,
    text: paidText,
    label: caseTexts.paid(amount),
    ends: true,
    reason: { label: caseTexts.proof, hint: caseTexts.proofHint },
    run: (reason) => paymentsApi.payWithdrawal(orderId, { proof: reason.slice(0, 200), reason }),
  };
  return [paying, holding, refusing];
}

/** A second operator approves either outcome. */
function settlementsOf(orderId: string, amount: string): CaseDecision[] {
  const { wasPaid, wasPaidText, notPaid, notPaidText } = withdrawalTexts;
  const { proof: label, proofHint: hint } = caseTexts;
  const shared = { asksSecond: true, ends: true, label: caseTexts.askSecond(amount) };
  return [
    {
      ...shared,
      key: 'wasPaid',
      letter: 'a',
      title: wasPaid,
      text: wasPaidText,
      reason: { label, hint },
      run: (reason, requestKey) =>
        paymentsApi.requestSettlement(orderId, { proof: reason.slice(0, 200), reason, requestKey }),
    },
    {
      ...shared,
      key: 'notPaid',
      letter: 'r',
      title: notPaid,
      text: notPaidText,
      isHarm: true,
      run: (reason, requestKey) => paymentsApi.requestSettlement(orderId, { proof: null, reason, requestKey }),
    },
  ];
}

export function WithdrawalState({ status }: Pick<Withdrawal, 'status'>) {
  return <span className={PAYMENT_STATE_CLASSES[status] ?? 'state'}>{paymentStates.withdrawal[status]}</span>;
}
