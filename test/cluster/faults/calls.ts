import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { PAYMENT_PASSWORD } from '@fairlot/server/rooms/payments/withdrawals/withdrawals.testing';
import { encryptPayload, type PublicKeyValue } from '@fairlot/testkit/client';
import type { DepositOrder, Player } from './players.ts';
import { DEPOSIT } from './players.ts';

/** A money call of the load. A repetition sends exactly the same. */
export interface Call {
  kind: 'ticket' | 'round' | 'deposit' | 'withdrawal';
  player: Player | undefined;
  path: string;
  headers: Record<string, string>;
  body: string;
  /** Payload that is encrypted anew for each attempt, because an encrypted body is accepted only once. */
  sealed?: object;
  /** `open` until an answer is final. */
  state: 'open' | 'acknowledged' | 'refused';
  attempts: number;
  /** The final answer. */
  text: string;
  /** Ticket, round, order or withdrawal in the books. */
  id: string;
  /** Time of the final answer, epoch ms. */
  endedAt: number;
}

/** The webhook secret of the cluster's processes. Their provider never answers: only its reports arrive. */
const WEBHOOK_SECRET = 'shared-by-provider-and-cluster';
export const PROVIDER_ENV = {
  SANDBOX_URL: 'http://127.0.0.1:9',
  SANDBOX_API_KEY: 'key-of-the-cluster',
  SANDBOX_WEBHOOK_SECRET: WEBHOOK_SECRET,
};

/** Answers after which the same call is sent again: whether it happened is unknown, or it could not be served. */
const UNKNOWN = new Set(['server.busy', 'unknown.error', 'idempotency.pending', 'site.maintenance']);
const ANSWER_MS = 10_000;
const STAKE = '1000.00';

export function ticketCall(
  player: Player,
  { drawNumber, oddsVersion }: { drawNumber: string; oddsVersion: number },
): Call {
  const lines = [{ play: 'de', picks: ['27'], unitStake: STAKE }];
  const body = { gameCode: GAME, numero: drawNumber, oddsVersion, lines };
  return callOf('ticket', player, '/lgw/lottery/tickets', body);
}

export function roundCall(player: Player): Call {
  return callOf('round', player, '/lgw/originals/dice/rounds', {
    stake: STAKE,
    choices: { over: true, target: '50.50' },
  });
}

export function withdrawalCall(player: Player): Call {
  const sealed = { accountId: player.accountId, amount: '100000.00', paymentPassword: PAYMENT_PASSWORD };
  return { ...callOf('withdrawal', player, '/wps/withdraw', {}), sealed };
}

/** The lottery of the load: a draw a minute. */
export const GAME = 'VN60';

function callOf(kind: Call['kind'], player: Player, path: string, body: object): Call {
  const headers = { ...player.headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  return {
    kind,
    player,
    path,
    headers,
    body: JSON.stringify(body),
    state: 'open',
    attempts: 0,
    text: '',
    id: '',
    endedAt: 0,
  };
}

/** The provider's signed report of a paid order. */
export function depositCall({ id, paymentId }: DepositOrder): Call {
  const eventId = `event-${paymentId}`;
  const body = JSON.stringify({
    eventId,
    type: 'payment.updated',
    paymentId,
    merchantRef: id,
    status: 'SUCCEEDED',
    amount: DEPOSIT.decimal,
    currency: 'VND',
    occurredAt: new Date().toISOString(),
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${eventId}.${timestamp}.${body}`).digest('base64');
  return {
    kind: 'deposit',
    player: undefined,
    path: '/wps/deposit/callback/sandbox',
    headers: {
      'content-type': 'application/json',
      'webhook-id': eventId,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signature}`,
    },
    body,
    state: 'open',
    attempts: 0,
    text: '',
    id,
    endedAt: 0,
  };
}

/** Whether an answer says that the same call has to be sent again. */
export function isUnknown(text: string): boolean {
  const { errorCode } = parse(text);
  return typeof errorCode === 'string' && UNKNOWN.has(errorCode);
}

/** Sends a call once. Its state stays `open` unless the answer is final. */
export async function sendCall(origin: string, call: Call): Promise<void> {
  call.attempts += 1;
  const answer = await post(origin, call);
  if (answer === undefined) return;
  const { status, text } = answer;
  if (call.kind === 'deposit') {
    if (status === 200) end(call, 'acknowledged', text);
    return;
  }
  const { success, errorCode, value } = parse(text);
  if (success === true) {
    const id = value?.ticketId ?? value?.roundId ?? value?.orderId;
    if (id === undefined) throw new Error(`an answer without an id: ${text}`);
    call.id = id;
    end(call, 'acknowledged', text);
  } else if (typeof errorCode === 'string' && !UNKNOWN.has(errorCode) && status < 500) end(call, 'refused', text);
}

function end(call: Call, state: Call['state'], text: string): void {
  Object.assign(call, { state, text, endedAt: Date.now() });
}

/** @returns undefined without an answer */
export async function post(
  origin: string,
  { path, headers, body, sealed }: Call,
): Promise<{ status: number; text: string } | undefined> {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS);
    const sent = sealed === undefined ? { headers, body } : await seal(origin, headers, sealed, signal);
    const answer = await fetch(origin + path, { method: 'POST', ...sent, signal });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    // The connection ended, nothing came in time, or there was no key. Anything else is a mistake of this program.
    if (
      error instanceof TypeError ||
      error instanceof SyntaxError ||
      (error instanceof DOMException && error.name === 'TimeoutError')
    )
      return undefined;
    throw error;
  }
}

/** Encrypts a payload as the web app does. */
async function seal(origin: string, headers: Record<string, string>, payload: object, signal: AbortSignal) {
  const answer = await fetch(`${origin}/wps/session/publicKey`, { signal });
  const { value } = (await answer.json()) as { value: PublicKeyValue | null };
  if (value === null) throw new TypeError('no key');
  const { header, data } = encryptPayload(value, {
    ...payload,
    ts: value.now,
    nonce: randomBytes(16).toString('base64url'),
  });
  return { headers: { ...headers, encryption: header }, body: JSON.stringify({ data }) };
}

interface Parsed {
  success?: boolean;
  errorCode?: string | null;
  value?: { ticketId?: string; roundId?: string; orderId?: string } | null;
}

/** The load balancer answers with a page instead. */
function parse(text: string): Parsed {
  try {
    return JSON.parse(text) as Parsed;
  } catch {
    return {};
  }
}
