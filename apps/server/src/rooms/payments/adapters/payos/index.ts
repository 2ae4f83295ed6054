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
import { fieldOf, minorToUnits, parseJson, textOf, unitsToMinor, wholeOf } from '../call.ts';
import { bankNameOf } from './banks.ts';
import { createPayosCalls, openAnswer, type PayosConfig } from './calls.ts';
import { readEmvQr } from './emv-qr.ts';
import { isSignedFields, signFields } from './signature.ts';
import { DECIMALS, DONE } from './words.ts';

const VND_NUMBER = '704';
/** Number in the provider's own test call to an address; our numbers start above it. */
const TRIAL_NUMBER = 123;
const NUMBER_TAKEN = '231';
/** No order of ours has this number. */
const NOBODYS_ORDER = '0';

const STATES: Readonly<Record<string, PaymentState>> = {
  PENDING: 'awaiting',
  PROCESSING: 'processing',
  UNDERPAID: 'processing',
  // The transfers of an order are credited. Without one the state is not known, and an operator sees it after a day.
  PAID: 'unknown',
  CANCELLED: 'cancelled',
  // An unpaid order of ours expires here, and may still be paid.
  EXPIRED: 'awaiting',
  FAILED: 'failed',
};

/**
 * QR codes for banks' apps, over the protocol of payOS: whole VND, orders by number, both directions signed by an HMAC
 * over the fields sorted by name. Source: payos.vn/docs, payOSHQ/payos-lib-node.
 */
export function createPayosAdapter(config: PayosConfig): PaymentAdapter {
  const { call, probe } = createPayosCalls(config);
  const { checksumKey } = config;
  const opened = (answer: Awaited<ReturnType<typeof call>>, what: string) =>
    openAnswer(answer, what, (data) => isSignedFields(checksumKey, data, textOf(answer.body, 'signature')));
  const register = createRegistration(call);
  async function find(merchantRef: string): Promise<unknown> {
    const answer = await call(`/v2/payment-requests/${encodeURIComponent(merchantRef)}`);
    return answer.status === 404 ? null : opened(answer, 'a status read');
  }

  return {
    provider: 'payos',
    currencies: ['VND'],
    methods: [{ method: 'bank-qr', kind: 'qr', reference: 'number', stepOf: wholeUnit }],
    isOutside: !isLoopback(config.url),
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
      const data = opened(asked, 'a new payment');
      const instructions = readInstructions(data, amount);
      if (instructions === null || String(wholeOf(data, 'orderCode')) !== merchantRef)
        throw new ProviderUnavailable('payOS answered no code that can be paid');
      const report = reportOf(merchantRef, 'awaiting', amountMinor, null);
      return { report, instructions };
    },
    getReports: async (merchantRef) => readOrder(merchantRef, await find(merchantRef)),
    cancelDeposit: async (merchantRef) => {
      await call(`/v2/payment-requests/${encodeURIComponent(merchantRef)}/cancel`, {
        cancellationReason: 'by the payer',
      });
    },
    probe: () => probe(`/v2/payment-requests/${NOBODYS_ORDER}`),
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

/** Registers the address for events. The provider calls it immediately, and stores it only if that works. */
function createRegistration(call: ReturnType<typeof createPayosCalls>['call']) {
  let registered = '';
  return async (webhookUrl: string): Promise<void> => {
    if (registered === webhookUrl) return;
    const { status, body } = await call('/confirm-webhook', { webhookUrl });
    if (status !== 200 || textOf(body, 'code') !== DONE)
      throw new ProviderUnavailable(`payOS answered ${status} to an address for events`);
    registered = webhookUrl;
  };
}

/** The transfers of an order; without one, its state. Empty if the provider does not know the order. */
function readOrder(merchantRef: string, order: unknown): PaymentReport[] {
  const status = textOf(order, 'status');
  const amount = wholeOf(order, 'amount');
  if (status === null || amount === null) return [];
  const transactions = fieldOf(order, 'transactions');
  const paid = (Array.isArray(transactions) ? transactions : [])
    .map((one) => readTransaction(merchantRef, one))
    .filter((one) => one !== null);
  return paid.length > 0
    ? paid
    : [reportOf(merchantRef, STATES[status] ?? 'unknown', unitsToMinor(amount, DECIMALS), null)];
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
