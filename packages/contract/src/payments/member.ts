import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { Amount, AmountInput, EpochMs, Strict } from '../shapes.ts';

const OrderStatus = Type.Union([
  Type.Literal('created'),
  Type.Literal('awaiting'),
  Type.Literal('processing'),
  Type.Literal('succeeded'),
  Type.Literal('failed'),
  Type.Literal('expired'),
  Type.Literal('review'),
]);

const Order = Type.Object({
  orderId: Type.String(),
  method: Type.String(),
  status: OrderStatus,
  amount: Amount,
  currency: Type.String(),
  payUrl: Type.Union([Type.String(), Type.Null()]),
  createdAt: EpochMs,
  creditedAt: Type.Union([EpochMs, Type.Null()]),
});

export const depositMethods = endpoint({
  id: 'payments.depositMethods',
  room: 'payments',
  method: 'GET',
  path: '/wps/deposit/methods',
  auth: 'member',
  summary: 'Ways to deposit with their limits',
  policies: { realAccount: true },
  value: Type.Array(
    Type.Object({
      method: Type.String(),
      name: Type.String(),
      currency: Type.String(),
      min: Amount,
      max: Amount,
      suggested: Type.Array(Amount),
    }),
  ),
  errors: ['permission.denied'],
});

export const createDeposit = endpoint({
  id: 'payments.createDeposit',
  room: 'payments',
  method: 'POST',
  path: '/wps/deposit',
  auth: 'member',
  summary: 'Open a deposit order and get the address where to pay',
  body: Type.Object({ method: Type.String({ maxLength: 32 }), amount: AmountInput }, Strict),
  value: Order,
  errors: [
    'limit.exceeded',
    'protection.refused',
    'permission.denied',
    'deposit.provider.unavailable',
    'idempotency.required',
    'idempotency.conflict',
    'rate.limited',
    'not.found',
  ],
  policies: {
    idempotent: true,
    realAccount: true,
    rateLimit: { max: 20, windowSeconds: 60, by: 'member', shared: false },
  },
});

export const getDeposit = endpoint({
  id: 'payments.getDeposit',
  room: 'payments',
  method: 'GET',
  path: '/wps/deposit/:orderId',
  auth: 'member',
  summary: "One of the member's own orders",
  params: Type.Object({ orderId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }, Strict),
  value: Order,
  errors: ['not.found', 'permission.denied'],
  policies: { realAccount: true },
});

export * from './payout-accounts.ts';
export * from './withdrawals.ts';
