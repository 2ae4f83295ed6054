import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderPayment {
  paymentId: string;
  merchantRef: string;
  status: string;
  amount: string;
  currency: string;
  payUrl: string;
}

export const WEBHOOK_SECRET = 'the-secret-of-the-tests';

/** A payment provider in the test's own process that speaks the sandbox's protocol over real HTTP. */
export class TestProvider {
  readonly payments = new Map<string, ProviderPayment>();
  createCalls = 0;
  /** What a test wants to happen while "create" is being answered. */
  onCreate: ((payment: ProviderPayment) => Promise<void>) | undefined;
  #server: Server | undefined;
  #port = 0;

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.#answer(request).then(
        ({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#server = server;
    this.#port = (server.address() as AddressInfo).port;
  }

  /** As if the process had been killed: open connections break, the state stays. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  get config() {
    return { url: `http://127.0.0.1:${this.#port}`, apiKey: 'test-key', webhookSecret: WEBHOOK_SECRET };
  }

  /** Changes the provider's own state; nobody is told. */
  set(merchantRef: string, changes: Partial<ProviderPayment>): ProviderPayment {
    const known = this.payments.get(merchantRef);
    if (known === undefined) throw new Error(`no payment of ${merchantRef}`);
    return Object.assign(known, changes);
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    if (request.headers.authorization !== 'Bearer test-key') return { status: 401, body: {} };
    const ref = /^\/pay\/v1\/payments\/([^/]+)$/.exec(request.url ?? '')?.[1];
    if (ref !== undefined) return { status: this.payments.has(ref) ? 200 : 404, body: this.payments.get(ref) ?? {} };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { merchantRef, amount, currency } = JSON.parse(Buffer.concat(chunks).toString()) as ProviderPayment;
    this.createCalls++;
    const known = this.payments.get(merchantRef);
    const paymentId = `pay-${randomUUID()}`;
    const payment = known ?? { paymentId, merchantRef, status: 'AWAITING_PLAYER', amount, currency, payUrl: `${this.config.url}/pay/${paymentId}` };
    this.payments.set(merchantRef, payment);
    await this.onCreate?.(payment);
    return { status: known ? 200 : 201, body: { ...payment, status: 'AWAITING_PLAYER' } };
  }
}

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

/** A signed webhook. `at` is the time it claims, epoch milliseconds. */
export function makeWebhook(payment: Partial<ProviderPayment>, { eventId = randomUUID() as string, at = Date.now(), secret = WEBHOOK_SECRET } = {}): Webhook {
  return signBody(JSON.stringify({ eventId, type: 'payment.updated', ...payment, payUrl: undefined, occurredAt: new Date(at).toISOString() }), { eventId, at, secret });
}

export function signBody(body: string, { eventId = randomUUID() as string, at = Date.now(), secret = WEBHOOK_SECRET } = {}): Webhook {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', secret).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    body,
    headers: { 'content-type': 'application/json', 'webhook-id': eventId, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
  };
}
