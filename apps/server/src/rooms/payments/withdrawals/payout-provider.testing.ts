import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isSignedBy } from '../../../platform/outside/signed-webhooks.ts';
import { signBody, type Webhook, WEBHOOK_SECRET } from '../payments.testing.ts';
import { type ProviderAnswer, ProviderServer } from '../provider-server.testing.ts';

export interface ProviderPayout {
  id: string;
  payoutId: string;
  status: string;
  amount: string;
  currency: string;
  account: string;
  holder: string;
}

/** A payout provider in the test's own process that speaks the sandbox's protocol over real HTTP. */
export class TestPayoutProvider extends ProviderServer {
  readonly payouts = new Map<string, ProviderPayout>();
  createCalls = 0;
  /** Fault to simulate: no answer, or nonsense, after the payout was accepted or before. */
  mood: 'well' | 'lost-answer' | 'refuses' | 'nonsense' = 'well';

  protected override reply(request: IncomingMessage, response: ServerResponse, answer: ProviderAnswer): void {
    if (this.mood === 'lost-answer') return void request.socket.destroy();
    if (this.mood === 'nonsense') return void response.writeHead(200).end('<html>');
    super.reply(request, response, answer);
  }

  /** Changes the provider's own state without a notification. */
  set(id: string, changes: Partial<ProviderPayout>): ProviderPayout {
    const known = this.payouts.get(id);
    if (known === undefined) throw new Error(`no payout of ${id}`);
    return Object.assign(known, changes);
  }

  protected override async answer(request: IncomingMessage): Promise<ProviderAnswer> {
    if (request.headers.authorization !== 'Bearer test-key') return { status: 401, body: {} };
    const id = /^\/pay\/v1\/payouts\/([^/]+)$/.exec(request.url ?? '')?.[1];
    if (id !== undefined) return { status: this.payouts.has(id) ? 200 : 404, body: this.payouts.get(id) ?? {} };
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!isSigned(request, Buffer.concat(chunks))) return { status: 401, body: {} };
    this.createCalls++;
    if (this.mood === 'refuses') return { status: 503, body: {} };
    const wanted = JSON.parse(Buffer.concat(chunks).toString()) as ProviderPayout;
    const known = this.payouts.get(wanted.id);
    const payout = known ?? { ...wanted, payoutId: `out-${randomUUID()}`, status: 'PENDING' };
    this.payouts.set(wanted.id, payout);
    return { status: known ? 200 : 201, body: payout };
  }
}

function isSigned({ headers }: IncomingMessage, body: Buffer): boolean {
  const text = (name: string) => String(headers[name] ?? '');
  const signed = {
    id: text('request-id'),
    timestamp: text('request-timestamp'),
    signature: text('request-signature'),
  };
  return isSignedBy(WEBHOOK_SECRET, signed, body, Date.now());
}

/** A signed webhook about a payout. */
export function makePayoutWebhook(
  payout: Partial<ProviderPayout>,
  options: { eventId?: string; at?: number; secret?: string } = {},
): Webhook {
  const { id, payoutId, status, amount, currency } = payout;
  const body = { type: 'payout.updated', id, payoutId, status, amount, currency, nonce: randomUUID() };
  return signBody(JSON.stringify(body), options);
}
