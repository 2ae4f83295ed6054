import type { payments as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { labelOf } from '../accounts/accounts.ts';
import type { Step, Withdrawal } from './withdrawal-rows.ts';

export type WithdrawalView = ValueOf<typeof contract.getWithdrawal>;
export type WithdrawalSummary = ValueOf<typeof contract.withdrawals>['list'][number];

export function summariseWithdrawal(withdrawal: Withdrawal): WithdrawalSummary {
  return {
    orderId: withdrawal.id,
    status: withdrawal.status,
    amount: formatMinor(withdrawal.amountMinor),
    fee: formatMinor(withdrawal.feeMinor),
    currency: withdrawal.asset,
    label: labelOf(withdrawal),
    createdAt: withdrawal.createdAt.getTime(),
  };
}

/** A withdrawal as the member sees it; the deciding operator and the reasons for review stay internal. */
export function presentWithdrawal(withdrawal: Withdrawal, steps: readonly Step[], mayCancel: boolean): WithdrawalView {
  return {
    ...summariseWithdrawal(withdrawal),
    steps: withoutPastDoubts(steps).map(({ status, at }) => ({ status, at: at.getTime() })),
    cancellable: mayCancel && (withdrawal.status === 'requested' || withdrawal.status === 'review'),
  };
}

/** A provider that fails now and then adds two steps each time: once it answers again, the withdrawal is sent. */
function withoutPastDoubts(steps: readonly Step[]): readonly Step[] {
  return steps.reduce<readonly Step[]>((kept, step) => {
    const isBack = step.status === 'submitted' && kept.at(-1)?.status === 'unknown';
    return isBack ? kept.slice(0, -1) : [...kept, step];
  }, []);
}
