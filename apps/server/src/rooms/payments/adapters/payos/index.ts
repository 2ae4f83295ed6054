import { wholeUnit } from '@fairlot/money';
import {
  type Instructions,
  OrderSpent,
  type PaymentAdapter,
  type PaymentReport,
  type PaymentState,
  ProviderUnavailable,
} from '../adapter.ts';
import { isLoopback } from '../../../../platform/outside/is-loopback.ts';
import { callProvider, fieldOf, minorToUnits, parseJson, textOf, unitsToMinor, wholeOf } from '../call.ts';
import { bankNameOf } from './banks.ts';
import { readEmvQr } from './emv-qr.ts';
import { isSignedFields, signFields } from './signature.ts';
import { DECIMALS, DONE, KEYS_REJECTED } from './words.ts';

const VND_NUMBER = '704';
/** Number in the provider's own test call to an address; no order of ours has it. */
const TRIAL_NUMBER = 123;
const NUMBER_TAKEN = '231';
/** No order of ours has this number: they start at one. */
const NOBODYS_ORDER = '0';

const STATES: Readonly<Record<string, PaymentState>> = {
  PENDING: 'awaiting',
  PROCESSING: 'processing',
  UNDERPAID: 'processing',
  PAID: 'succeeded',
  CANCELLED: 'cancelled',
  // An unpaid order of ours expires here, and may still be paid.
  EXPIRED: 'awaiting',
  FAILED: 'failed',
};

export interface PayosConfig {
  url: string;
  clientId: string;
  apiKey: string;
  checksumKey: string;
}

/**
 * QR codes for banks' apps, over the protocol of payOS: whole VND, orders by number, both directions signed by an HMAC
 * over the fields sorted by name. Source: payos.vn/docs, payOSHQ/payos-lib-node.
 */
export function createPayosAdapter({ url, clientId, apiKey, checksumKey }: PayosConfig): PaymentAdapter {
  const call = (path: string, fields?: object) =>
    callProvider('payOS', `${url}${path}`, {
      headers: {
        'x-client-id': clientId,
        'x-api-key': apiKey,
        ...(fields === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(fields === undefined ? {} : { method: 'POST', body: JSON.stringify(fields) }),
    });
  /** The signed part of an answer. */
  function opened(status: number, body: unknown, what: string): unknown {
    const data = fieldOf(body, 'data');
    const isSigned = isSignedFields(checksumKey, data, textOf(body, 'signature'));
    if (status !== 200 || textOf(body, 'code') !== DONE || !isSigned)
      throw new ProviderUnavailable(`payOS answered ${status} to ${what}`);
    return data;
  }
  let registered = '';
  /** The provider calls the address immediately, and stores it only if that works. */
  async function register(webhookUrl: string): Promise<void> {
    if (registered === webhookUrl) return;
    const { status, body } = await call('/confirm-webhook', { webhookUrl });
    if (status !== 200 || textOf(body, 'code') !== DONE)
      throw new ProviderUnavailable(`payOS answered ${status} to an address for events`);
    registered = webhookUrl;
  }
  async function find(merchantRef: string): Promise<unknown> {
    const { status, body } = await call(`/v2/payment-requests/${encodeURIComponent(merchantRef)}`);
    return status === 404 ? null : opened(status, body, 'a status read');
  }

  return {
    provider: 'payos',
    currencies: ['VND'],
    methods: [{ method: 'bank-qr', kind: 'qr', reference: 'number', stepOf: wholeUnit }],
    isOutside: !isLoopback(url),
    createDeposit: async ({ merchantRef, amountMinor, webhookUrl, returnUrl, expiresAt }) => {
      await register(webhookUrl);
      const amount = minorToUnits(amountMinor, DECIMALS);
      const signed = {
        amount,
        cancelUrl: returnUrl,
        description: `FL${merchantRef}`,
        orderCode: Number(merchantRef),
        returnUrl,
      };
      const expiredAt = Math.floor(expiresAt.getTime() / 1000);
      const asked = await call('/v2/payment-requests', {
        ...signed,
        expiredAt,
        signature: signFields(checksumKey, signed),
      });
      if (textOf(asked.body, 'code') === NUMBER_TAKEN)
        throw new OrderSpent('payOS returns the code of an order only once');
      const data = opened(asked.status, asked.body, 'a new payment');
      const instructions = readInstructions(data, amount);
      if (instructions === null || String(wholeOf(data, 'orderCode')) !== merchantRef)
        throw new ProviderUnavailable('payOS answered no code that can be paid');
      const report = reportOf(merchantRef, 'awaiting', amountMinor, null);
      return { report, instructions };
    },
    getReports: async (merchantRef) => {
      const data = await find(merchantRef);
      const status = textOf(data, 'status');
      const amount = wholeOf(data, 'amount');
      if (data === null || status === null || amount === null) return [];
      const transactions = fieldOf(data, 'transactions');
      const paid = (Array.isArray(transactions) ? transactions : [])
        .map((one) => readTransaction(merchantRef, one))
        .filter((one) => one !== null);
      return paid.length > 0
        ? paid
        : [reportOf(merchantRef, STATES[status] ?? 'unknown', unitsToMinor(amount, DECIMALS), null)];
    },
    cancelDeposit: async (merchantRef) => {
      await call(`/v2/payment-requests/${encodeURIComponent(merchantRef)}/cancel`, {
        cancellationReason: 'by the payer',
      });
    },
    probe: async () => {
      const { status, body } = await call(`/v2/payment-requests/${NOBODYS_ORDER}`);
      const code = textOf(body, 'code') ?? '';
      return { status, detail: code, areKeysRefused: KEYS_REJECTED.has(code) };
    },
    verifyWebhook: (rawBody) => {
      const body = parseJson(Buffer.from(rawBody).toString());
      const data = fieldOf(body, 'data');
      const signature = textOf(body, 'signature');
      if (!isSignedFields(checksumKey, data, signature)) return null;
      // It has no id: payments are distinguished by the order and the bank's reference.
      const eventId = [fieldOf(data, 'orderCode'), fieldOf(data, 'reference'), fieldOf(data, 'code')].join(':');
      return { eventId: eventId.slice(0, 200), kept: { signature: signature ?? '' } };
    },
    readWebhook: (body) => {
      const data = fieldOf(parseJson(body), 'data');
      const orderCode = wholeOf(data, 'orderCode');
      if (orderCode === null) return null;
      if (orderCode === TRIAL_NUMBER) return [];
      const report = readTransaction(String(orderCode), data);
      return report && [report];
    },
  };
}

/** One transfer to the account of an order. */
function readTransaction(merchantRef: string, transaction: unknown): PaymentReport | null {
  const paymentId = textOf(transaction, 'reference');
  const amount = wholeOf(transaction, 'amount');
  const code = textOf(transaction, 'code');
  if (paymentId === null) return null;
  const state = code === null || code === DONE ? 'succeeded' : 'failed';
  const currency = textOf(transaction, 'currency') ?? 'VND';
  const text = textOf(transaction, 'description');
  const payerName = textOf(transaction, 'counterAccountName');
  const amountMinor = amount === null ? null : unitsToMinor(amount, DECIMALS);
  const said = { ...(text === null ? {} : { text }), ...(payerName === null ? {} : { payerName }) };
  return { ...reportOf(merchantRef, state, amountMinor, paymentId), currency, ...said };
}

function reportOf(
  merchantRef: string,
  state: PaymentState,
  amountMinor: bigint | null,
  paymentId: string | null,
): PaymentReport {
  return { paymentId, merchantRef, state, amountMinor, currency: 'VND' };
}

/** The code has to request exactly this amount. */
function readInstructions(data: unknown, amount: number): Instructions | null {
  const text = textOf(data, 'qrCode');
  const [bank, account, name] = [textOf(data, 'bin'), textOf(data, 'accountNumber'), textOf(data, 'accountName')];
  const reference = textOf(data, 'description');
  if (text === null || bank === null || account === null || name === null || reference === null) return null;
  const code = readEmvQr(text);
  if (code?.amount !== String(amount) || code.currency !== VND_NUMBER) return null;
  return { qr: { text }, transfer: { bank: bankNameOf(bank), account, name, reference } };
}
