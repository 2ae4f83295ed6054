import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { RECEIPT_BYTES_MAX } from './rules.ts';
import { Amount, AmountInput, EpochMs, Maybe, paged, PageNo, PageSize, StrictObject } from '../shapes.ts';

const OrderStatus = Type.Union([
  Type.Literal('created'),
  Type.Literal('awaiting'),
  Type.Literal('processing'),
  Type.Literal('succeeded'),
  Type.Literal('failed'),
  Type.Literal('expired'),
  Type.Literal('cancelled'),
  Type.Literal('reversed'),
  Type.Literal('unknown'),
  Type.Literal('review'),
]);

/** How a deposit is paid: on the provider's page, by a code to scan, to a bank account, or to a blockchain address. */
export const DepositKind = Type.Union([
  Type.Literal('redirect'),
  Type.Literal('qr'),
  Type.Literal('transfer'),
  Type.Literal('address'),
]);

const paidUntil = { amount: Amount, expiresAt: EpochMs };

const summary = {
  orderId: Type.String(),
  method: Type.String(),
  kind: DepositKind,
  status: OrderStatus,
  amount: Amount,
  /** Deducted from the amount that arrives. */
  fee: Amount,
  currency: Type.String(),
};

const Order = Type.Object({
  ...summary,
  payUrl: Maybe(Type.String()),
  /** Content of the QR code, as banks' apps read it. */
  qr: Maybe(Type.Object({ text: Type.String(), ...paidUntil })),
  transfer: Maybe(
    Type.Object({
      bank: Type.String(),
      account: Type.String(),
      name: Type.String(),
      reference: Type.String(),
      ...paidUntil,
    }),
  ),
  address: Maybe(
    Type.Object({
      text: Type.String(),
      network: Type.String(),
      confirmationsNeeded: Type.Integer(),
      confirmations: Type.Integer(),
      ...paidUntil,
    }),
  ),
  /** When the member reported that the money was sent. */
  sentAt: Maybe(EpochMs),
  createdAt: EpochMs,
  creditedAt: Maybe(EpochMs),
});

export const depositMethods = endpoint({
  id: 'payments.depositMethods',
  path: '/wps/deposit/methods',
  summary: 'Deposit methods with their limits and fees',
  policies: { realAccount: true },
  value: Type.Array(
    Type.Object({
      method: Type.String(),
      kind: DepositKind,
      name: Type.String(),
      currency: Type.String(),
      min: Amount,
      max: Amount,
      fee: Amount,
      suggested: Type.Array(Amount),
      /** The order that still waits for its money. */
      openOrder: Maybe(Type.String()),
    }),
  ),
  errors: ['permission.denied'],
});

const orderParams = StrictObject({ orderId: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });

export const createDeposit = endpoint({
  id: 'payments.createDeposit',
  method: 'POST',
  path: '/wps/deposit',
  summary: 'Open a deposit order; returns the payment details: an address, a code, an account',
  body: StrictObject({
    method: Type.String({ maxLength: 32 }),
    amount: AmountInput,
    offerId: Type.Optional(Type.String({ pattern: '^[1-9]\\d{0,17}$', description: 'promotion to join with it' })),
    offerVersion: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'of its terms that were shown; others are refused with `changed`',
      }),
    ),
  }),
  value: Order,
  errors: [
    'limit.exceeded',
    'protection.refused',
    'permission.denied',
    'deposit.provider.unavailable',
    'deposit.open',
    'offer.refused',
    'request.invalid',
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
  path: '/wps/deposit/:orderId',
  summary: "One of the member's own orders",
  params: orderParams,
  value: Order,
  errors: ['not.found', 'permission.denied'],
  policies: { realAccount: true },
});

export const deposits = endpoint({
  id: 'payments.deposits',
  path: '/wps/deposit',
  summary: "The member's deposits, newest first",
  query: StrictObject({ pageNo: Type.Optional(PageNo), pageSize: Type.Optional(PageSize) }),
  value: paged(Type.Object({ ...summary, createdAt: EpochMs, creditedAt: Maybe(EpochMs) })),
  errors: ['permission.denied'],
  policies: { realAccount: true },
});

export const cancelDeposit = endpoint({
  id: 'payments.cancelDeposit',
  method: 'DELETE',
  path: '/wps/deposit/:orderId',
  summary: 'Cancel an unpaid order',
  params: orderParams,
  value: Order,
  errors: ['not.found', 'permission.denied', 'deposit.cancel.refused'],
  policies: { realAccount: true },
});

export const sendReceipt = endpoint({
  id: 'payments.sendReceipt',
  method: 'POST',
  path: '/wps/deposit/:orderId/sent',
  summary: 'Report that the money was sent; a form with an optional file `receipt`: PNG, JPEG or WebP of at most 3 MB',
  params: orderParams,
  body: StrictObject({}),
  value: Order,
  errors: ['not.found', 'permission.denied', 'deposit.sent.refused', 'request.invalid', 'rate.limited', 'server.busy'],
  policies: {
    realAccount: true,
    rateLimit: { max: 10, windowSeconds: 3600, by: 'member', shared: false },
    form: { maxBytes: RECEIPT_BYTES_MAX + 65_536 },
  },
});

export * from './payout-accounts.ts';
export * from './withdrawals.ts';
