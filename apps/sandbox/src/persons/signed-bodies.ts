import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { signWebhook } from '../webhooks.ts';

const WINDOW_SECONDS = 300;

/** Rejects bodies in this scope that the merchant did not sign: id, time and the exact bytes. */
export function requireSignature(scope: FastifyInstance, secret: string): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (!isSigned(request, secret, body)) return done(Object.assign(new Error('the signature is wrong'), FORBIDDEN));
    try {
      done(null, JSON.parse(body));
    } catch {
      done(Object.assign(new Error('the body is not JSON'), { statusCode: 400 }));
    }
  });
}

const FORBIDDEN = { statusCode: 401 };

function isSigned({ headers }: FastifyRequest, secret: string, body: string): boolean {
  const id = headers['request-id'];
  const timestamp = headers['request-timestamp'];
  const given = headers['request-signature'];
  if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof given !== 'string') return false;
  if (!(Math.abs(Date.now() / 1_000 - Number(timestamp)) <= WINDOW_SECONDS)) return false;
  const [expected, actual] = [Buffer.from(signWebhook(secret, id, timestamp, body)), Buffer.from(given)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
