import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { AmountInput } from '../shapes.ts';
import { levelsOf, termsWith, inputFor } from './terms.ts';

const count = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description });

const Terms = termsWith({
  daily: AmountInput,
  freePerDay: count(1000, 'withdrawals per day without a fee'),
  /** The share of a deposit that has to be played is the same for all levels. */
  wageringPercent: count(10_000, 'percentage of a deposit to wager before a withdrawal'),
  reviewAbove: AmountInput,
  secondAbove: AmountInput,
  mostPerDay: count(1000, 'withdrawals in 24 hours, above which the next is reviewed'),
  newAccountHours: count(8760, 'hours in which withdrawals to a new account are reviewed'),
  /** The same for all levels. */
  accountWaitHours: count(8760, 'hours before a new account of a member receives money'),
});
const base = { path: '/backoffice/api/withdrawalTerms' } as const;

export const withdrawalTerms = endpoint({
  ...base,
  id: 'paymentsDesk.withdrawalTerms',
  permission: 'withdrawals.read',
  summary: 'Withdrawal terms: limits, fees and review for all members, and from a level on',
  value: Type.Object({
    currency: Type.String(),
    levels: levelsOf(Terms),
  }),
  errors: ['not.found'],
});

export const changeWithdrawalTerms = endpoint({
  ...base,
  id: 'paymentsDesk.changeWithdrawalTerms',
  method: 'POST',
  permission: 'withdrawals.decide',
  summary: 'Request a change of withdrawal terms',
  body: inputFor(Terms, {}),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'version.conflict', 'idempotency.conflict'],
});
