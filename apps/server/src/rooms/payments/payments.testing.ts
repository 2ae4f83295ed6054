import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { callSite, openTestApp, type TestApp, type TestMember } from '@fairlot/testkit';
import { sql } from '../../platform/db/index.ts';
import type { OrderView } from './present.ts';
import { type ProviderAnswer, ProviderServer, startProvider, WEBHOOK_SECRET } from './provider-server.testing.ts';

export interface ProviderPayment {
  paymentId: string;
  merchantRef: string;
  status: string;
  amount: string;
  currency: string;
  payUrl: string;
}

export { WEBHOOK_SECRET };

/** A payment provider in the test's own process that speaks the sandbox's protocol over real HTTP. */
export class TestProvider extends ProviderServer {
  readonly payments = new Map<string, ProviderPayment>();
  createCalls = 0;
  /** Callback while "create" is being answered. */
  onCreate: ((payment: ProviderPayment) => Promise<void>) | undefined;

  /** Changes the provider's own state without a notification. */
  set(merchantRef: string, changes: Partial<ProviderPayment>): ProviderPayment {
    const known = this.payments.get(merchantRef);
    if (known === undefined) throw new Error(`no payment of ${merchantRef}`);
    return Object.assign(known, changes);
  }

  protected override async answer(request: IncomingMessage): Promise<ProviderAnswer> {
    if (request.headers.authorization !== 'Bearer test-key') return { status: 401, body: {} };
    const ref = /^\/pay\/v1\/payments\/([^/]+)$/.exec(request.url ?? '')?.[1];
    if (ref !== undefined) return { status: this.payments.has(ref) ? 200 : 404, body: this.payments.get(ref) ?? {} };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as ProviderPayment & { method?: string };
    const { merchantRef, amount, currency } = asked;
    this.createCalls++;
    const known = this.payments.get(merchantRef);
    const paymentId = `pay-${randomUUID()}`;
    const payment = known ?? {
      paymentId,
      merchantRef,
      status: 'AWAITING_PLAYER',
      amount,
      currency,
      payUrl: `${this.config.url}/pay/${paymentId}`,
    };
    this.payments.set(merchantRef, payment);
    await this.onCreate?.(payment);
    const body = { ...payment, status: 'AWAITING_PLAYER', ...instructionsOf(asked) };
    return { status: known ? 200 : 201, body };
  }
}

function instructionsOf({ method, merchantRef }: { method?: string; merchantRef: string }): object {
  if (method === undefined) return {};
  const transfer = { bank: 'Test Bank', account: '42', name: 'FAIRLOT', reference: merchantRef };
  const address = { text: `tst1${merchantRef}`, network: 'Test chain', confirmationsNeeded: 3 };
  return { received: [], ...(method === 'transfer' ? { transfer } : { address }) };
}

export interface Webhook {
  body: string;
  headers: Record<string, string>;
}

/** A signed webhook. `at` is the time it claims, epoch milliseconds. */
export function makeWebhook(
  payment: Partial<ProviderPayment>,
  { eventId = randomUUID() as string, at = Date.now(), secret = WEBHOOK_SECRET } = {},
): Webhook {
  return signBody(
    JSON.stringify({
      eventId,
      type: 'payment.updated',
      ...payment,
      payUrl: undefined,
      occurredAt: new Date(at).toISOString(),
    }),
    { eventId, at, secret },
  );
}

export function signBody(
  body: string,
  { eventId = randomUUID() as string, at = Date.now(), secret = WEBHOOK_SECRET } = {},
): Webhook {
  const timestamp = String(Math.floor(at / 1000));
  const signature = createHmac('sha256', secret).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
  };
}

/** Test actions on deposits, over the API of a running app. @param member the default member */
function openDesk(app: TestApp, provider: TestProvider, member: () => TestMember) {
  function deposit({ amount = '50000.00', method = 'sandbox', key = randomUUID() as string, who = member() } = {}) {
    const headers = { ...who.headers, 'idempotency-key': key };
    return callSite<OrderView>(app, headers, 'POST', '/wps/deposit', { method, amount });
  }
  const readOrder = (orderId: string, who = member()) =>
    callSite<OrderView>(app, who.headers, 'GET', `/wps/deposit/${orderId}`);
  return {
    deposit,
    readOrder,
    balance: () => app.rooms.wallet.balance(member().memberId, 'VND'),
    statusOf: async (orderId: string) => (await readOrder(orderId)).value.status,
    /** Delivers a webhook and returns the HTTP status. */
    send: async ({ body, headers }: Webhook): Promise<number> =>
      (await app.server.inject({ method: 'POST', url: '/wps/deposit/callback/sandbox', headers, payload: body }))
        .statusCode,
    /** A new order with a copy of its payment at the provider. */
    opened: async (amount = '50000.00'): Promise<{ orderId: string; payment: ProviderPayment }> => {
      const { orderId } = (await deposit({ amount })).value;
      return { orderId, payment: { ...provider.set(orderId, {}) } };
    },
    /** Makes the order due for its check, or expired as well. */
    makeDue: async (orderId: string, expired = false): Promise<void> => {
      await app.platform.db.run(sql`
        update payments_orders set next_check_at = clock_timestamp(), expires_at = case when ${expired}::boolean
          then clock_timestamp() else expires_at end where id = ${orderId}::uuid`);
    },
  };
}

/** An app with its own provider, and test actions on deposits. After the last test the books are audited. */
export async function openPayments(member: () => TestMember) {
  const provider = await startProvider(new TestProvider());
  const app = await openTestApp({ config: { sandbox: provider.config } });
  return { app, provider, desk: openDesk(app, provider, member) };
}
