import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Headers of a request: the secret key signs time, method, path and the exact body. */
export function signRequest(
  { appToken, secretKey }: { appToken: string; secretKey: string },
  method: string,
  path: string,
  body: Uint8Array,
): Record<string, string> {
  const seconds = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secretKey).update(`${seconds}${method}${path}`).update(body).digest('hex');
  return { 'x-app-token': appToken, 'x-app-access-ts': seconds, 'x-app-access-sig': signature };
}

/** Digests by their protocol names. SHA-1, which the provider also offers, is not accepted. */
const DIGESTS: Readonly<Record<string, string>> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' };

/** Whether a webhook's digest over the exact bytes is authentic. */
export function isOwnWebhook(secret: string, body: Buffer, headers: IncomingHttpHeaders): boolean {
  const digest = DIGESTS[String(headers['x-payload-digest-alg'])];
  if (digest === undefined || secret === '') return false;
  const expected = Buffer.from(createHmac(digest, secret).update(body).digest('hex'));
  const given = Buffer.from(String(headers['x-payload-digest'] ?? ''));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
