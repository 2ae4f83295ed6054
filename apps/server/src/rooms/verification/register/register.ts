import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { AskedParty } from '../../../config-verification.ts';
import type { ScreenedPerson } from '../../../platform/contributions.ts';

/** Long enough for a slow register, short enough for somebody who waits at the log-in. */
const TIMEOUT_MS = 3000;

/** The register did not answer, or answered what it should not. */
export class RegisterUnavailable extends Error {}

/** What a register of exclusions says about a person; `until` is null where it names no end. */
export interface RegisterFinding {
  isExcluded: boolean;
  until: Date | null;
}

/**
 * The hashes by which a person is looked up, none where nothing is known: HMAC-SHA256 under the secret that is shared
 * with the register, so that neither number nor address leaves the house.
 */
export function registerMarks(secret: string, { mobile, email }: ScreenedPerson): string[] {
  const mark = (kind: string, text: string) => createHmac('sha256', secret).update(`${kind}:${text}`).digest('hex');
  return [
    ...(mobile ? [mark('mobile', mobile)] : []),
    ...(email ? [mark('email', email.normalize('NFKC').trim().toLowerCase())] : []),
  ];
}

/**
 * Asks the register. Question and answer are signed with the shared secret, the answer over the question's id, so that
 * none can be said again for another person.
 * @throws RegisterUnavailable when no answer comes that is the register's own
 */
export async function askRegister({ url, secret }: AskedParty, marks: readonly string[]): Promise<RegisterFinding> {
  const id = randomUUID();
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify({ marks });
  let text: string;
  let signature: string;
  try {
    const response = await fetch(`${url}/v1/check`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'request-id': id,
        'request-timestamp': timestamp,
        'request-signature': `v1,${sign(secret, `${id}.${timestamp}.${body}`)}`,
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) throw new RegisterUnavailable(`The register answers ${response.status}`);
    text = await response.text();
    signature = response.headers.get('answer-signature') ?? '';
  } catch (error) {
    throw new RegisterUnavailable('The register does not answer', { cause: error });
  }
  const expected = Buffer.from(`v1,${sign(secret, `${id}.${text}`)}`);
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new RegisterUnavailable("The answer is not the register's");
  return readFinding(text);
}

function readFinding(text: string): RegisterFinding {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (error) {
    throw new RegisterUnavailable('The answer makes no sense', { cause: error });
  }
  const { excluded, until = null } = (answer ?? {}) as { excluded?: unknown; until?: unknown };
  const isTime = until === null || (typeof until === 'number' && Number.isSafeInteger(until) && until > 0);
  if (typeof excluded !== 'boolean' || !isTime) throw new RegisterUnavailable('The answer makes no sense');
  return { isExcluded: excluded, until: excluded && typeof until === 'number' ? new Date(until) : null };
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64');
}
