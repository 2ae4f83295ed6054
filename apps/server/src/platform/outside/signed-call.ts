import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AskedParty } from '../../config/verification.ts';
import { lookupOutside } from '../post-outside.ts';
import { callOutside } from './call-outside.ts';
import { signRequest } from './signed-webhooks.ts';

/** The party did not answer, or its answer was invalid. */
export class PartyUnavailable extends Error {
  /** HTTP status of a rejected request. */
  readonly status: number | undefined;
  constructor(message: string, { status, ...options }: ErrorOptions & { status?: number } = {}) {
    super(message, options);
    this.status = status;
  }
}

/**
 * Sends a request to another party. Request and answer are signed with the shared secret; the answer's signature covers
 * the request's id, so that it cannot be replayed for another person.
 * @throws PartyUnavailable when no authentic answer arrives
 */
export async function callSigned(
  { url, secret, isPublicOnly = false }: AskedParty,
  path: string,
  question: object,
  timeoutMs: number,
): Promise<unknown> {
  const id = randomUUID();
  const body = JSON.stringify(question);
  let status: number;
  let text: string;
  let signature: string;
  try {
    const answer = await callOutside(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signRequest(secret, id, body) },
      body,
      deadlineMs: timeoutMs,
      ...(isPublicOnly ? { lookup: lookupOutside } : {}),
    });
    status = answer.status;
    text = answer.body.toString();
    signature = String(answer.headers['answer-signature'] ?? '');
  } catch (error) {
    throw new PartyUnavailable(`${url} does not answer`, { cause: error });
  }
  if (status !== 200) throw new PartyUnavailable(`${url} answers ${status}`, { status });
  const hash = createHmac('sha256', secret).update(`${id}.${text}`).digest('base64');
  const [expected, given] = [Buffer.from(`v1,${hash}`), Buffer.from(signature)];
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new PartyUnavailable(`the answer is not of ${url}`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PartyUnavailable(`the answer of ${url} makes no sense`, { cause: error });
  }
}
