import { formatMinor, tryParseMinor } from '@fairlot/money';
import type { PayoutReport, PayoutState } from '../../withdrawals/rules.ts';
import { ProviderUnavailable } from '../adapter.ts';
import type { PayoutAdapter, PayoutRequest } from '../payout-adapter.ts';
import type { SandboxConfig } from './index.ts';
import { signRequest, verifyWebhook } from '../../../../platform/outside/signed-webhooks.ts';
import { parseJson, textOf } from '../call.ts';
import { callSandbox } from './wire.ts';

const STATES: Readonly<Record<string, PayoutState>> = {
  PENDING: 'pending',
  PAID: 'paid',
  FAILED: 'failed',
  REVERSED: 'reversed',
  UNKNOWN: 'unknown',
};

/** Sends money out through the sandbox. Calls are signed; the payout's id there is the order's id. */
export function createSandboxPayouts({ url, apiKey, webhookSecret }: SandboxConfig): PayoutAdapter {
  const known = (status: number, body: unknown, orderId: string): PayoutReport => {
    const report = status === 200 || status === 201 ? readReport(body) : null;
    if (report?.orderId !== orderId) throw new ProviderUnavailable(`the sandbox answered ${status} to a payout`);
    return report;
  };
  return {
    provider: 'sandbox-payout',
    currencies: null,
    account: () => Promise.resolve(url),
    createPayout: async (request) => {
      const text = JSON.stringify(toWire(request));
      const headers = signRequest(webhookSecret, request.orderId, text);
      const { status, body } = await callSandbox({ url, apiKey }, '/payouts', { method: 'POST', body: text, headers });
      return known(status, body, request.orderId);
    },
    getPayout: async (orderId) => {
      const { status, body } = await callSandbox({ url, apiKey }, `/payouts/${encodeURIComponent(orderId)}`);
      return status === 404 ? null : known(status, body, orderId);
    },
    probe: async () => {
      const { status } = await callSandbox({ url, apiKey }, '/payouts/connection-test');
      return { status, detail: '', areKeysRefused: false, isTheirs: true };
    },
    verifyWebhook: (rawBody, headers) => verifyWebhook(webhookSecret, rawBody, headers),
    readWebhook: (body) => {
      const report = readReport(parseJson(body));
      return report && [report];
    },
  };
}

function toWire({ orderId, amountMinor, ...rest }: PayoutRequest) {
  return { ...rest, id: orderId, amount: formatMinor(amountMinor) };
}

function readReport(body: unknown): PayoutReport | null {
  const paymentId = textOf(body, 'payoutId');
  const orderId = textOf(body, 'id');
  const status = textOf(body, 'status');
  const amount = textOf(body, 'amount');
  const currency = textOf(body, 'currency');
  if (paymentId === null || orderId === null || status === null || amount === null || currency === null) return null;
  return { paymentId, orderId, state: STATES[status] ?? 'unknown', amountMinor: tryParseMinor(amount), currency };
}
