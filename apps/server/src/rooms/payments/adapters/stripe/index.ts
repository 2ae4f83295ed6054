import { isLoopback } from '../../../../platform/outside/is-loopback.ts';
import { CURRENCY_CODES } from '@fairlot/money';
import { type PaymentAdapter, type PaymentReport, type PaymentState, ProviderUnavailable } from '../adapter.ts';
import { callProvider, fieldOf, minorToUnits, parseJson, textOf, webAddress, wholeOf } from '../call.ts';
import { verifyStripeSignature } from './signature.ts';
import { decimalsOf, minorOf, stepOf } from './units.ts';

const STATES: Readonly<Record<string, PaymentState>> = {
  requires_payment_method: 'awaiting',
  requires_confirmation: 'awaiting',
  requires_action: 'awaiting',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

export interface StripeConfig {
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** The payment method type of the players' wallet. */
  paymentMethod: string;
  /** Whether we register the address for events at the provider; otherwise it was entered there manually. */
  registersWebhook: boolean;
  isPublicOnly?: boolean;
}

/**
 * E-wallets over Stripe's protocol: payment intents in forms, `t=,v1=` signatures, amounts in the currency's smallest
 * unit, which for VND, JPY and KRW is a whole one. Source: docs.stripe.com/api/payment_intents, /webhooks/signatures,
 * /currencies#zero-decimal, #three-decimal.
 */
export function createStripeAdapter(config: StripeConfig): PaymentAdapter {
  const call = createCall(config);
  let isRegistered = !config.registersWebhook;
  async function register(webhookUrl: string): Promise<void> {
    if (isRegistered) return;
    const form = new URLSearchParams([['url', webhookUrl], ...EVENTS.map((event) => ['enabled_events[]', event])]);
    const { status } = await call('/webhook_endpoints', form);
    if (status !== 200) throw new ProviderUnavailable(`stripe answered ${status} to an address for events`);
    isRegistered = true;
  }

  return {
    provider: 'stripe',
    currencies: CURRENCY_CODES,
    methods: [{ method: 'e-wallet', kind: 'redirect', reference: 'id', stepOf }],
    isOutside: !isLoopback(config.url),
    createDeposit: async ({ merchantRef, amountMinor, currency, webhookUrl, returnUrl }) => {
      await register(webhookUrl);
      const form = new URLSearchParams({
        amount: String(minorToUnits(amountMinor, decimalsOf(currency))),
        currency: currency.toLowerCase(),
        confirm: 'true',
        'payment_method_types[]': config.paymentMethod,
        'payment_method_data[type]': config.paymentMethod,
        return_url: returnUrl,
        'metadata[order_id]': merchantRef,
      });
      // The same key again is the same intent.
      const { status, body } = await call('/payment_intents', form, { 'idempotency-key': merchantRef });
      const report = status === 200 ? readIntent(body) : null;
      const payUrl = webAddress(textOf(fieldOf(fieldOf(body, 'next_action'), 'redirect_to_url'), 'url'));
      if (report?.merchantRef !== merchantRef || payUrl === null)
        throw new ProviderUnavailable(`stripe answered ${status} to a new payment`);
      return { report, instructions: { payUrl } };
    },
    getReports: async (merchantRef, paymentId) => {
      if (paymentId === null) return [];
      const { status, body } = await call(`/payment_intents/${encodeURIComponent(paymentId)}`);
      if (status === 404) return [];
      const report = status === 200 ? readIntent(body) : null;
      if (report?.merchantRef !== merchantRef)
        throw new ProviderUnavailable(`stripe answered ${status} to a status read`);
      return [report];
    },
    cancelDeposit: async (_merchantRef, paymentId) => {
      if (paymentId !== null)
        await call(`/payment_intents/${encodeURIComponent(paymentId)}/cancel`, new URLSearchParams());
    },
    probe: async () => {
      const { status, body } = await call('/payment_intents/pi_connection_test');
      const error = fieldOf(body, 'error');
      const type = textOf(error, 'type');
      const detail = textOf(error, 'code') ?? type ?? '';
      return { status, detail, areKeysRefused: false, isTheirs: status === 404 && type !== null };
    },
    verifyWebhook: (rawBody, headers) => verifyEvent(config.webhookSecret, rawBody, headers),
    readWebhook: (body) => {
      const event = parseJson(body);
      const type = textOf(event, 'type');
      const object = fieldOf(fieldOf(event, 'data'), 'object');
      if (type === null || object === undefined) return null;
      const read = READERS.get(type);
      if (read === undefined) return [];
      const report = read(object);
      return report && [report];
    },
  };
}

function verifyEvent(
  secret: string,
  ...[rawBody, headers]: Parameters<PaymentAdapter['verifyWebhook']>
): ReturnType<PaymentAdapter['verifyWebhook']> {
  const signature = headers['stripe-signature'];
  if (typeof signature !== 'string') return null;
  if (!verifyStripeSignature(secret, signature, rawBody, Date.now())) return null;
  const eventId = textOf(parseJson(Buffer.from(rawBody).toString()), 'id');
  // An event without an id is still theirs: its signature identifies it, and it needs a manual review.
  return { eventId: eventId ?? signature.slice(0, 200), kept: { 'stripe-signature': signature } };
}

function createCall(config: StripeConfig) {
  return (path: string, form?: URLSearchParams, headers: Record<string, string> = {}) =>
    callProvider(
      'stripe',
      `${config.url}/v1${path}`,
      {
        headers: {
          ...headers,
          authorization: `Bearer ${config.secretKey}`,
          ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(form === undefined ? {} : { method: 'POST', body: form.toString() }),
      },
      config.isPublicOnly,
    );
}

const READERS: ReadonlyMap<string, (object: unknown) => PaymentReport | null> = new Map([
  ['payment_intent.processing', readIntent],
  ['payment_intent.succeeded', readIntent],
  ['payment_intent.canceled', readIntent],
  ['payment_intent.payment_failed', (intent) => withState(readIntent(intent), 'failed')],
  ['charge.refunded', readRefund],
]);
const EVENTS = [...READERS.keys()];

function readIntent(intent: unknown): PaymentReport | null {
  const status = textOf(intent, 'status');
  return status === null ? null : readAmount(intent, textOf(intent, 'id'), 'amount', STATES[status] ?? 'unknown');
}

/** A refund of a payment. A partial refund differs from the order's amount and so needs a manual review. */
function readRefund(charge: unknown): PaymentReport | null {
  return readAmount(charge, textOf(charge, 'payment_intent'), 'amount_refunded', 'reversed');
}

function readAmount(
  object: unknown,
  paymentId: string | null,
  amountField: string,
  state: PaymentState,
): PaymentReport | null {
  const merchantRef = textOf(fieldOf(object, 'metadata'), 'order_id');
  const currency = textOf(object, 'currency');
  if (paymentId === null || merchantRef === null || currency === null) return null;
  const units = wholeOf(object, amountField);
  const amountMinor = units === null ? null : minorOf(units, currency.toUpperCase());
  return { paymentId, merchantRef, state, amountMinor, currency: currency.toUpperCase() };
}

function withState(report: PaymentReport | null, state: PaymentState): PaymentReport | null {
  return report && { ...report, state };
}
