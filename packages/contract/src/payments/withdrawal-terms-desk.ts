import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { AmountInput, Maybe, Reason, RequestKey, Strict } from '../shapes.ts';

const count = (maximum: number, description: string) => Type.Integer({ minimum: 0, maximum, description });

const Terms = Type.Object(
  {
    least: AmountInput,
    most: AmountInput,
    daily: AmountInput,
    freePerDay: count(1000, 'withdrawals of a day without a fee'),
    fee: AmountInput,
    wageringPercent: count(10_000, 'how much of a deposit is played before money leaves'),
    reviewAbove: AmountInput,
    secondAbove: AmountInput,
    mostPerDay: count(1000, 'more within 24 hours are looked at'),
    newAccountHours: count(8760, 'younger accounts are looked at'),
  },
  Strict,
);
/** Of members whom terms are for. */
export const Level = Type.Integer({ minimum: 0, maximum: 99, description: '0 stands for everybody' });
const base = { room: 'payments', auth: 'operator', path: '/backoffice/api/withdrawalTerms' } as const;

export const withdrawalTerms = endpoint({
  ...base,
  id: 'paymentsDesk.withdrawalTerms',
  method: 'GET',
  permission: 'withdrawals.read',
  summary: 'Limits, fees and review of withdrawals: those of everybody, and those from a level of members on',
  value: Type.Object({
    currency: Type.String(),
    /** In order; those of everybody first. */
    levels: Type.Array(Type.Object({ level: Level, terms: Terms })),
  }),
  errors: ['not.found'],
});

export const changeWithdrawalTerms = endpoint({
  ...base,
  id: 'paymentsDesk.changeWithdrawalTerms',
  method: 'POST',
  permission: 'withdrawals.decide',
  summary: 'Ask a second operator to put other terms of withdrawals in force',
  body: Type.Object(
    {
      /** From which level on; what is played of a deposit is everybody's alone. */
      level: Level,
      /** As they were when the change was written; null where the level had none. */
      before: Maybe(Terms),
      /** Null takes those of a level away. */
      terms: Maybe(Terms),
      reason: Reason,
      requestKey: RequestKey,
    },
    Strict,
  ),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'withdrawal.terms.changed', 'idempotency.conflict'],
});
