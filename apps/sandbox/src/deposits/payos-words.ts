import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Incoming, Payment, PaymentStatus } from '../model.ts';
import { toWhole } from './amounts.ts';

export const PAYOS_BANK = { bin: '970499', name: 'FAIRLOT PAYMENTS' } as const;

export const PAYOS_STATUS: Record<PaymentStatus, string> = {
  AWAITING_PLAYER: 'PENDING',
  PROCESSING: 'PROCESSING',
  SUCCEEDED: 'PAID',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  REVERSED: 'PAID',
  UNKNOWN: 'ON_HOLD',
};

/** Rejects requests without the merchant's keys. */
export const requirePayosKeys = (apiKey: string) => async (request: FastifyRequest) => {
  if (request.headers['x-api-key'] === apiKey && request.headers['x-client-id'] === 'fairlot') return;
  throw Object.assign(new Error('the keys are missing or wrong'), { statusCode: 401 });
};

/** Each order has its own account number. */
export function accountOf({ merchantRef }: Pick<Payment, 'merchantRef'>): string {
  return `V3FL${merchantRef.padStart(10, '0')}`;
}

export function transactionOf(payment: Payment, { id, amount, text }: Incoming) {
  return {
    orderCode: Number(payment.merchantRef),
    amount: toWhole(amount),
    description: text,
    accountNumber: accountOf(payment),
    reference: id,
    transactionDateTime: new Date().toISOString().slice(0, 19).replace('T', ' '),
    currency: payment.currency,
    paymentLinkId: payment.paymentId,
    code: '00',
    desc: 'success',
    counterAccountBankId: '',
    counterAccountBankName: null,
    counterAccountName: null,
    counterAccountNumber: null,
    virtualAccountName: PAYOS_BANK.name,
    virtualAccountNumber: accountOf(payment),
  };
}

/** HMAC over `key=value&…` of the fields sorted by name, as payOS signs. */
export function signPayos(secret: string, data: object): string {
  const pairs = Object.entries(data).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = pairs.map(([key, value]) => `${key}=${signedText(value)}`).join('&');
  return createHmac('sha256', secret).update(text).digest('hex');
}

function signedText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (!Array.isArray(value)) return JSON.stringify(value);
  return JSON.stringify(
    value.map((item: object) => Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))),
  );
}
