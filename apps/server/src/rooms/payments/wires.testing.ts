import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { signFields } from './adapters/payos/signature.ts';
import { type ProviderAnswer, ProviderServer, WEBHOOK_SECRET } from './provider-server.testing.ts';

/** A code for banks' apps, without a merchant. */
export function emvCode(amount: number, description: string): string {
  const field = (name: string, value: string) => `${name}${String(value.length).padStart(2, '0')}${value}`;
  const fields = [
    field('00', '01'),
    field('53', '704'),
    field('54', String(amount)),
    field('62', field('08', description)),
  ];
  const text = `${fields.join('')}6304`;
  let crc = 0xffff;
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  return text + crc.toString(16).toUpperCase().padStart(4, '0');
}

/** Two providers in the test's own process: one speaks Stripe's protocol, one that of payOS. */
export class WireProvider extends ProviderServer {
  /** Payment intents by id; changes send no notification. */
  readonly intents = new Map<string, { status: string; amount: number; metadata: { order_id: string } }>();
  /** Links by order code. */
  readonly links = new Map<string, { status: string; amount: number; transactions: object[] }>();
  /** Awaited before each call is answered. */
  onCall: ((path: string) => Promise<void>) | undefined;
  /** Awaited before each answer is sent. */
  onAnswer: ((path: string) => Promise<void>) | undefined;
  /** Amount in the code of payOS; with an amount other than the order's the code is invalid. */
  codeAmount: number | undefined;

  get stripe() {
    const { url, apiKey: secretKey, webhookSecret } = this.config;
    return { url, secretKey, webhookSecret, paymentMethod: 'alipay', registersWebhook: true };
  }

  get payos() {
    const { url, apiKey, webhookSecret: checksumKey } = this.config;
    return { url, clientId: 'tests', apiKey, checksumKey };
  }

  protected override async answer(request: IncomingMessage): Promise<ProviderAnswer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    await this.onCall?.(path);
    const answer = path.startsWith('/v1/') ? this.#stripe(path, text) : this.#payos(path, text);
    await this.onAnswer?.(path);
    return answer;
  }

  #stripe(path: string, text: string): ProviderAnswer {
    if (path === '/v1/webhook_endpoints') return { status: 200, body: { id: 'we_1' } };
    const id = /^\/v1\/payment_intents\/([^/]+)/.exec(path)?.[1];
    const known = id === undefined ? undefined : this.intents.get(id);
    if (id !== undefined)
      return known ? { status: 200, body: { id, currency: 'vnd', ...known } } : { status: 404, body: {} };
    const form = new URLSearchParams(text);
    const metadata = { order_id: form.get('metadata[order_id]') ?? '' };
    const intent = { status: 'requires_action', amount: Number(form.get('amount')), metadata };
    const newId = `pi_${metadata.order_id}`;
    this.intents.set(newId, intent);
    const redirect = { redirect_to_url: { url: `${this.config.url}/wallet` } };
    return { status: 200, body: { id: newId, currency: 'vnd', next_action: redirect, ...intent } };
  }

  #payos(path: string, text: string): ProviderAnswer {
    if (path === '/confirm-webhook') return { status: 200, body: { code: '00', data: {} } };
    const asked = JSON.parse(text === '' ? '{}' : text) as {
      orderCode?: number;
      amount?: number;
      description?: string;
    };
    const ref = /^\/v2\/payment-requests\/(\d+)/.exec(path)?.[1];
    if (ref !== undefined) {
      const link = this.links.get(ref);
      if (link === undefined) return { status: 404, body: {} };
      if (path.endsWith('/cancel')) link.status = 'CANCELLED';
      return this.#signed({ orderCode: Number(ref), ...link });
    }
    const { orderCode = 0, amount = 0, description = '' } = asked;
    if (this.links.has(String(orderCode))) return { status: 200, body: { code: '231', data: null } };
    this.links.set(String(orderCode), { status: 'PENDING', amount, transactions: [] });
    const qrCode = emvCode(this.codeAmount ?? amount, description);
    const account = { bin: '970499', accountNumber: `V3FL${orderCode}`, accountName: 'FAIRLOT PAYMENTS' };
    return this.#signed({ ...account, amount, description, orderCode, currency: 'VND', status: 'PENDING', qrCode });
  }

  #signed(data: Record<string, unknown>): ProviderAnswer {
    return { status: 200, body: { code: '00', desc: 'success', data, signature: signFields(WEBHOOK_SECRET, data) } };
  }
}

export interface SignedEvent {
  body: string;
  headers: Record<string, string>;
}

/** An event of Stripe's protocol. `at` is the time it claims, epoch milliseconds. */
export function stripeEvent(
  type: string,
  object: object,
  { id = `evt_${Math.random()}`, at = Date.now(), secret = WEBHOOK_SECRET } = {},
): SignedEvent {
  const body = JSON.stringify({ id, object: 'event', type, data: { object } });
  const timestamp = Math.floor(at / 1000);
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'stripe-signature': `t=${timestamp},v1=${signature}` };
  return { body, headers };
}

/** An event of payOS: money received for an order. */
export function payosEvent(data: Record<string, unknown>, secret = WEBHOOK_SECRET): SignedEvent {
  const body = JSON.stringify({ code: '00', success: true, data, signature: signFields(secret, data) });
  return { body, headers: { 'content-type': 'application/json' } };
}
