import { pbkdf2 } from 'node:crypto';
import { promisify } from 'node:util';

export type Challenge = {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string };
  signature?: string;
};

const derive = promisify(pbkdf2);
/** The product's challenges need fewer attempts. */
const MOST_ATTEMPTS = 20_000;

/**
 * Solves a challenge of the product's human check (ALTCHA with PBKDF2/SHA-256), as the web app's worker does.
 * @throws {Error} when no counter fits
 */
export async function solveChallenge(challenge: Challenge): Promise<string> {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  const password = Buffer.concat([Buffer.from(nonce, 'hex'), Buffer.alloc(4)]);
  for (let counter = 0; counter < MOST_ATTEMPTS; counter += 1) {
    password.writeUInt32BE(counter, password.length - 4);
    const key = await derive(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256');
    const derivedKey = key.toString('hex');
    if (derivedKey.startsWith(keyPrefix))
      return Buffer.from(JSON.stringify({ challenge, solution: { counter, derivedKey } })).toString('base64');
  }
  throw new Error('the challenge has no solution within reach');
}
