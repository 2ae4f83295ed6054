import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Delivery } from './model.ts';
import type { StateFile } from './state-file.ts';

export type WebhookOptions = {
  /** The UTF-8 bytes of this text are the HMAC key. */
  secret: string;
  /** Delay after the first, second, ... failed attempt; the last one repeats. */
  retryDelaysMs: readonly number[];
  maxTries: number;
  answerTimeoutMs: number;
};

export const webhookDefaults = {
  retryDelaysMs: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000],
  maxTries: 50,
  answerTimeoutMs: 10_000,
} as const;

export type WebhookSender = {
  /** Adds a delivery to the state; the caller saves, then calls `wake`. */
  enqueue(delivery: Pick<Delivery, 'eventId' | 'url' | 'body' | 'wire'>): void;
  wake(): void;
  stop(): Promise<void>;
};

/** Sends the pending deliveries of the state, each until a 2xx answer or its last attempt. */
export function createWebhookSender(file: StateFile, options: WebhookOptions, log: FastifyBaseLogger): WebhookSender {
  const inFlight = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    clearTimeout(timer);
    if (stopping.signal.aborted) return;
    // Read once: a delivery that becomes due between two readings would be neither sent nor scheduled.
    const now = Date.now();
    const waiting = file.state.deliveries.filter((delivery) => !inFlight.has(delivery.eventId));
    for (const delivery of waiting.filter(({ dueAt }) => dueAt <= now)) {
      inFlight.set(delivery.eventId, attempt(delivery));
    }
    const nextDueAt = Math.min(...waiting.map(({ dueAt }) => dueAt).filter((dueAt) => dueAt > now));
    if (Number.isFinite(nextDueAt)) timer = setTimeout(wake, nextDueAt - now);
  };

  const attempt = async (delivery: Delivery) => {
    const failure = await post(delivery, options, stopping.signal);
    // An interrupted attempt does not count as failed: the next start repeats it, and the receiver recognises the event
    // id.
    if (failure === undefined || !stopping.signal.aborted) {
      settle(delivery, failure);
      await file.save().catch((error: unknown) => log.error({ err: error }, 'sandbox state was not saved'));
    }
    inFlight.delete(delivery.eventId);
    wake();
  };

  const settle = (delivery: Delivery, failure: string | undefined) => {
    delivery.tries += 1;
    const isOver = failure === undefined || delivery.tries >= options.maxTries;
    if (failure !== undefined)
      log.warn({ eventId: delivery.eventId, tries: delivery.tries, isOver }, `webhook failed: ${failure}`);
    if (isOver) file.state.deliveries.splice(file.state.deliveries.indexOf(delivery), 1);
    else delivery.dueAt = Date.now() + (options.retryDelaysMs[delivery.tries - 1] ?? options.retryDelaysMs.at(-1) ?? 0);
  };

  return {
    enqueue: (delivery) => void file.state.deliveries.push({ ...delivery, tries: 0, dueAt: Date.now() }),
    wake,
    async stop() {
      clearTimeout(timer);
      stopping.abort();
      await Promise.all(inFlight.values());
    },
  };
}

/** `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`; the timestamp is in unix seconds. */
export function signWebhook(secret: string, id: string, timestamp: string, body: string): string {
  return `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

/** Undefined when the receiver answered 2xx, otherwise the problem. */
async function post(delivery: Delivery, options: WebhookOptions, stop: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(delivery.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signatureOf(delivery, options.secret) },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([stop, AbortSignal.timeout(options.answerTimeoutMs)]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Headers that prove the origin of an event; payOS signs inside the body. */
function signatureOf({ wire, eventId, body }: Delivery, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1_000));
  if (wire === 'payos') return {};
  if (wire === 'sumsub') {
    const digest = createHmac('sha256', secret).update(body).digest('hex');
    return { 'x-payload-digest-alg': 'HMAC_SHA256_HEX', 'x-payload-digest': digest };
  }
  if (wire === 'stripe') {
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    return { 'stripe-signature': `t=${timestamp},v1=${signature}` };
  }
  return {
    'webhook-id': eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(secret, eventId, timestamp, body),
  };
}
