import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { listOf } from '../list-query.ts';
import { Amount, EpochMs, Maybe, OfMember, StrictObject } from '../shapes.ts';
import { DEPOSITS } from './lists.ts';

const Deposit = Type.Object({
  orderId: Type.String(),
  ...OfMember,
  /** Its code. */
  method: Type.String(),
  methodName: Type.String(),
  provider: Type.String(),
  status: Type.String(),
  amount: Amount,
  fee: Amount,
  currency: Type.String(),
  /** Reference by which the provider identifies the order, or which the payer enters. */
  reference: Type.String(),
  paymentId: Maybe(Type.String()),
  hasReceipt: Type.Boolean(),
  createdAt: EpochMs,
  sentAt: Maybe(EpochMs),
  creditedAt: Maybe(EpochMs),
});

export const deposits = endpoint({
  id: 'paymentsDesk.deposits',
  path: '/backoffice/api/deposits',
  permission: 'payments.read',
  summary: 'Deposit orders, newest first',
  ...listOf(DEPOSITS, Deposit),
});

export const receipt = endpoint({
  id: 'paymentsDesk.receipt',
  method: 'POST',
  path: '/backoffice/api/deposits/:orderId/receipt',
  permission: 'payments.read',
  summary: 'View the receipt that a member sent; every access is recorded in the audit trail',
  params: StrictObject({ orderId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) }),
  value: Type.Object({
    picture: Type.String({ description: 'data address of a JPEG' }),
  }),
  errors: ['not.found'],
});
