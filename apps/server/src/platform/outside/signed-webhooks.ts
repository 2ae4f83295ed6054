import { createHmac, timingSafeEqual } from 'node:crypto';

export type WebhookHeaders = Readonly<Record<string, string | string[] | undefined>>;

const WINDOW_MS = 5 * 60_000;

interface SignedHeaders {
  id: string;
  timestamp: string;
  signature: string;
}

/** The three signed headers, or null when one is missing or malformed. */
function readSignedHeaders(headers: WebhookHeaders): SignedHeaders | null {
  const id = headers['webhook-id'];
  const timestamp = headers['webhook-timestamp'];
  const signature = headers['webhook-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signature !== 'string') return null;
  return /^[\x21-\x7e]{1,100}$/.test(id) && /^\d{1,12}$/.test(timestamp) ? { id, timestamp, signature } : null;
}

/**
 * Whether one of the space-separated signatures `v1,<base64 HMAC-SHA256(secret, id.timestamp.body)>` is valid and the
 * timestamp (unix seconds) is within five minutes of `nowMs`. Source: the Standard Webhooks convention.
 */
export function isSignedBy(
  secret: string,
  { id, timestamp, signature }: SignedHeaders,
  rawBody: Uint8Array,
  nowMs: number,
): boolean {
  if (Math.abs(nowMs - Number(timestamp) * 1000) > WINDOW_MS) return false;
  const expected = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(rawBody).digest();
  return signature.split(' ').some((candidate) => {
    const given = Buffer.from(/^v1,([A-Za-z0-9+/]{43}=)$/.exec(candidate)?.[1] ?? '', 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/** The event id of a webhook and the headers worth storing; null when it is not authentic or too old. */
export function verifyWebhook(
  secret: string,
  rawBody: Uint8Array,
  headers: WebhookHeaders,
): { eventId: string; kept: Record<string, string> } | null {
  const signed = readSignedHeaders(headers);
  if (signed === null || !isSignedBy(secret, signed, rawBody, Date.now())) return null;
  return {
    eventId: signed.id,
    kept: { 'webhook-id': signed.id, 'webhook-timestamp': signed.timestamp, 'webhook-signature': signed.signature },
  };
}

/** Headers that authenticate our calls to another party, by the same convention as its webhooks. */
export function signRequest(secret: string, id: string, body: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'request-id': id, 'request-timestamp': timestamp, 'request-signature': `v1,${signature}` };
}
