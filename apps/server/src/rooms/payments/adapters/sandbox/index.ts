import { formatMinor, tryParseMinor } from '@fairlot/money';
import {
  type DepositRequest,
  type Instructions,
  type PaymentAdapter,
  type PaymentReport,
  type PaymentState,
  ProviderUnavailable,
} from '../adapter.ts';
import { fieldOf, parseJson, textOf, webAddress, wholeOf } from '../call.ts';
import { referenceIn } from '../reference.ts';
import { verifyWebhook } from '../../../../platform/outside/signed-webhooks.ts';
import { callSandbox } from './wire.ts';

const STATES: Readonly<Record<string, PaymentState>> = {
  AWAITING_PLAYER: 'awaiting',
  PROCESSING: 'processing',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  REVERSED: 'reversed',
};

export interface SandboxConfig {
  url: string;
  apiKey: string;
  webhookSecret: string;
}

/**
 * The demonstration's payment provider, a separate process reached only over HTTP: its own page, transfers to its bank
 * account and payments to addresses of its chain.
 */
export function createSandboxAdapter({ url, apiKey, webhookSecret }: SandboxConfig): PaymentAdapter {
  const call = (path: string, init?: { method: string; body?: string }) => callSandbox({ url, apiKey }, path, init);
  return {
    provider: 'sandbox',
    currencies: null,
    methods: [
      { method: 'sandbox', kind: 'redirect', reference: 'id' },
      { method: 'bank-transfer', kind: 'transfer', reference: 'words' },
      { method: 'stablecoin', kind: 'address', reference: 'id' },
    ],
    isOutside: false,
    createDeposit: async (request) => {
      const { status, body } = await call('/payments', { method: 'POST', body: JSON.stringify(toWire(request)) });
      const report = status === 200 || status === 201 ? readReport(body) : null;
      const instructions = READERS[request.method]?.(body) ?? null;
      if (report?.merchantRef !== request.merchantRef || instructions === null)
        throw new ProviderUnavailable(`the sandbox answered ${status} to a new payment`);
      return { report, instructions };
    },
    getReports: async (merchantRef) => {
      const { status, body } = await call(`/payments/${encodeURIComponent(merchantRef)}`);
      if (status === 404) return [];
      const report = status === 200 ? readReport(body) : null;
      if (report?.merchantRef !== merchantRef)
        throw new ProviderUnavailable(`the sandbox answered ${status} to a status read`);
      const received = fieldOf(body, 'received');
      if (!Array.isArray(received) || received.length === 0) return [report];
      return received.map((one) => readReport(one)).filter((one) => one !== null);
    },
    cancelDeposit: async (merchantRef) => {
      await call(`/payments/${encodeURIComponent(merchantRef)}/cancel`, { method: 'POST' });
    },
    probe: async () => {
      const { status } = await call('/payments/connection-test');
      return { status, detail: '', areKeysRefused: false, isTheirs: true };
    },
    verifyWebhook: (rawBody, headers) => verifyWebhook(webhookSecret, rawBody, headers),
    readWebhook: (body) => {
      const report = readReport(parseJson(body));
      return report && [report];
    },
  };
}

const WIRE_METHODS: Readonly<Record<string, string>> = { 'bank-transfer': 'transfer', stablecoin: 'address' };

function toWire({ amountMinor, merchantRef, currency, webhookUrl, returnUrl, method }: DepositRequest) {
  const wanted = WIRE_METHODS[method];
  return {
    merchantRef,
    amount: formatMinor(amountMinor),
    currency,
    webhookUrl,
    returnUrl,
    ...(wanted === undefined ? {} : { method: wanted }),
  };
}

/** A payment, or money received for one: a transfer contains the payer's text with our reference. */
function readReport(body: unknown): PaymentReport | null {
  const paymentId = textOf(body, 'paymentId');
  const text = textOf(body, 'text');
  const merchantRef = textOf(body, 'merchantRef') ?? (text === null ? null : referenceIn(text));
  const status = textOf(body, 'status');
  const amount = textOf(body, 'amount');
  const currency = textOf(body, 'currency');
  if (merchantRef === null || status === null || amount === null || currency === null) return null;
  const isNamedLater = fieldOf(body, 'received') !== undefined;
  if (paymentId === null) return null;
  const confirmations = wholeOf(body, 'confirmations');
  return {
    paymentId: isNamedLater ? null : paymentId,
    merchantRef,
    state: STATES[status] ?? 'unknown',
    amountMinor: tryParseMinor(amount),
    currency,
    ...(confirmations === null ? {} : { confirmations }),
    ...(text === null ? {} : { text }),
  };
}

const READERS: Readonly<Record<string, (body: unknown) => Instructions | null>> = {
  sandbox: (body) => {
    const payUrl = webAddress(textOf(body, 'payUrl'));
    return payUrl === null ? null : { payUrl };
  },
  'bank-transfer': (body) => {
    const transfer = fieldOf(body, 'transfer');
    const [bank, account, name] = [textOf(transfer, 'bank'), textOf(transfer, 'account'), textOf(transfer, 'name')];
    const reference = textOf(transfer, 'reference');
    if (bank === null || account === null || name === null || reference === null) return null;
    return { transfer: { bank, account, name, reference } };
  },
  stablecoin: (body) => {
    const address = fieldOf(body, 'address');
    const [text, network] = [textOf(address, 'text'), textOf(address, 'network')];
    const confirmationsNeeded = wholeOf(address, 'confirmationsNeeded');
    if (text === null || network === null || confirmationsNeeded === null) return null;
    return { address: { text, network, confirmationsNeeded } };
  },
};
