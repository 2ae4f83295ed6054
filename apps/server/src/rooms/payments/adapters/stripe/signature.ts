import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_MS = 5 * 60_000;

/**
 * Whether a `Stripe-Signature` header (`t=<unix seconds>,v1=<hex HMAC-SHA256 of t.body>`, v1 possibly several times) is
 * valid and within five minutes of now. Source: docs.stripe.com/webhooks/signatures.
 */
export function verifyStripeSignature(secret: string, header: string, rawBody: Uint8Array, nowMs: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs - Number(timestamp) * 1000) > WINDOW_MS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest();
  return parts.some(([name, value = '']) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, 'hex'), expected);
  });
}
