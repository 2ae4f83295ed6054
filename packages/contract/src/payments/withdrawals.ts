import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, PageNo, PageSize, paged, SignedAmount, StrictObject } from '../shapes.ts';
import { SENDING, SENDING_ERRORS } from '../sending.ts';

export const WithdrawalStatus = Type.Union([
  Type.Literal('requested'),
  Type.Literal('review'),
  Type.Literal('approved'),
  Type.Literal('submitted'),
  Type.Literal('paid'),
  Type.Literal('refused'),
  Type.Literal('failed'),
  Type.Literal('cancelled'),
  Type.Literal('unknown'),
  Type.Literal('reversed'),
]);

const summary = {
  orderId: Type.String(),
  status: WithdrawalStatus,
  amount: Amount,
  fee: Amount,
  currency: Type.String(),
  /** Destination account, with its last digits. */
  label: Type.String(),
  createdAt: EpochMs,
};
const Withdrawal = Type.Object({
  ...summary,
  steps: Type.Array(Type.Object({ status: WithdrawalStatus, at: EpochMs })),
  /** Whether the member may still cancel it. */
  cancellable: Type.Boolean(),
});

const params = StrictObject({ orderId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });
const base = { policies: { realAccount: true } } as const;

export const withdrawSettings = endpoint({
  ...base,
  id: 'payments.withdrawSettings',
  path: '/wps/withdraw/settings',
  summary: 'The amount the member may withdraw now, its fee, and the remaining wagering',
  value: Type.Object({
    min: Amount,
    max: Amount,
    dailyLeft: Amount,
    freeLeft: Type.Integer(),
    freePerDay: Type.Integer(),
    /** Fee of the next withdrawal; charged on top of the amount. */
    fee: Amount,
    wageringLeft: Amount,
    wageringTotal: Amount,
    open: Type.Boolean(),
    /** Hours before a new account receives money. */
    accountWaitHours: Type.Integer(),
  }),
  errors: ['permission.denied'],
});

export const createWithdrawal = endpoint({
  ...base,
  id: 'payments.createWithdrawal',
  method: 'POST',
  path: '/wps/withdraw',
  summary: "Request a withdrawal to one's own account; its money is reserved immediately",
  body: StrictObject({
    accountId: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
    amount: AmountInput,
    paymentPassword: Type.String({ maxLength: 16 }),
  }),
  value: Type.Object({
    orderId: Type.String(),
    status: WithdrawalStatus,
    amount: Amount,
    fee: Amount,
    balance: Amount,
  }),
  errors: [
    'permission.denied',
    'not.found',
    'verification.required',
    'payout.account.waiting',
    'payout.account.name',
    'withdraw.closed',
    'withdraw.wagering',
    ...SENDING_ERRORS,
  ],
  policies: { ...SENDING, regions: 'everywhere' },
});

export const withdrawals = endpoint({
  ...base,
  id: 'payments.withdrawals',
  path: '/wps/withdraw',
  summary: "The member's withdrawals, newest first",
  query: StrictObject({ pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
  value: paged(Type.Object(summary)),
  errors: ['permission.denied'],
});

export const getWithdrawal = endpoint({
  ...base,
  id: 'payments.getWithdrawal',
  path: '/wps/withdraw/:orderId',
  summary: "One of the member's own withdrawals with its steps",
  params,
  value: Withdrawal,
  errors: ['permission.denied', 'not.found'],
});

export const cancelWithdrawal = endpoint({
  ...base,
  id: 'payments.cancelWithdrawal',
  method: 'DELETE',
  path: '/wps/withdraw/:orderId',
  summary: 'Cancel a withdrawal that is not approved yet, where the market allows it',
  params,
  value: Withdrawal,
  errors: ['permission.denied', 'not.found', 'withdraw.cancel.refused'],
});

export const lifetime = endpoint({
  ...base,
  id: 'payments.lifetime',
  path: '/wps/report/lifetime',
  summary: 'Total deposits and withdrawals since the account was opened',
  value: Type.Object({ deposited: Amount, withdrawn: Amount, net: SignedAmount, currency: Type.String() }),
  errors: ['permission.denied'],
});
