import { formatMinor, tryParseMinor } from '@fairlot/money';
import {
  type DepositRequest,
  type PaymentAdapter,
  type PaymentReport,
  type PaymentState,
  ProviderUnavailable,
} from '../adapter.ts';
import { verifySandboxWebhook } from './signature.ts';
import { callSandbox, parseJson, textOf } from './wire.ts';

const STATES: Readonly<Record<string, PaymentState>> = {
  AWAITING_PLAYER: 'awaiting',
  PROCESSING: 'processing',
  SUCCEEDED: 'succeeded',
  FAILED: 'failed',
};

export interface SandboxConfig {
  url: string;
  apiKey: string;
  webhookSecret: string;
}

/** The demonstration's payment provider, a process of its own that is reached over HTTP alone. */
export function createSandboxAdapter({ url, apiKey, webhookSecret }: SandboxConfig): PaymentAdapter {
  const call = (path: string, init: RequestInit = {}) => callSandbox({ url, apiKey }, path, init);
  return {
    provider: 'sandbox',
    capabilities: {
      method: 'sandbox',
      name: 'Sandbox bank',
      currency: 'VND',
      minMinor: 50_000_00n,
      maxMinor: 100_000_000_00n,
      suggestedMinor: [50_000_00n, 200_000_00n, 500_000_00n, 1_000_000_00n, 5_000_000_00n],
    },
    createDeposit: async (request) => {
      const { status, body } = await call('/payments', { method: 'POST', body: JSON.stringify(toWire(request)) });
      const report = status === 200 || status === 201 ? readReport(body) : null;
      const payUrl = readPayUrl(body);
      if (report?.merchantRef !== request.merchantRef || payUrl === null)
        throw new ProviderUnavailable(`the sandbox answered ${status} to a new payment`);
      return { report, payUrl };
    },
    getStatus: async (merchantRef) => {
      const { status, body } = await call(`/payments/${encodeURIComponent(merchantRef)}`);
      if (status === 404) return null;
      const report = status === 200 ? readReport(body) : null;
      if (report?.merchantRef !== merchantRef)
        throw new ProviderUnavailable(`the sandbox answered ${status} to a status read`);
      return report;
    },
    verifyWebhook: (rawBody, headers) => verifySandboxWebhook(webhookSecret, rawBody, headers),
    readWebhook: (body) => readReport(parseJson(body)),
  };
}

function toWire({ amountMinor, ...rest }: DepositRequest) {
  return { ...rest, amount: formatMinor(amountMinor) };
}

function readReport(body: unknown): PaymentReport | null {
  const paymentId = textOf(body, 'paymentId');
  const merchantRef = textOf(body, 'merchantRef');
  const status = textOf(body, 'status');
  const amount = textOf(body, 'amount');
  const currency = textOf(body, 'currency');
  if (paymentId === null || merchantRef === null || status === null || amount === null || currency === null)
    return null;
  return { paymentId, merchantRef, state: STATES[status] ?? 'unknown', amountMinor: tryParseMinor(amount), currency };
}

/** The address the player is sent to: nothing but http(s) may come out of a provider's answer. */
function readPayUrl(body: unknown): string | null {
  const payUrl = textOf(body, 'payUrl');
  return payUrl !== null && URL.canParse(payUrl) && /^https?:$/.test(new URL(payUrl).protocol) ? payUrl : null;
}
