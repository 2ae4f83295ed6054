import { randomInt } from 'node:crypto';
import type { identity, ValueOf } from '@fairlot/contract';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';

export interface HumanCheck {
  challenge(): Promise<ValueOf<typeof identity.humanChallenge>>;
  /** Whether the work is valid, in time and not used before. */
  check(solution: string): Promise<boolean>;
  /** @throws Refusal captcha.error when the work was not done */
  requireSolution(solution: string | undefined): Promise<void>;
}

/** About a second on a mid-range phone: 1,000 iterations for each of about 1,250 numbers. */
const COST = 1000;
const COUNTER = { min: 500, max: 2000 };
const GOOD_MS = 5 * 60_000;

/**
 * ALTCHA proof of work (Z-55): the signed challenge needs no storage; its single use is recorded with the nonces of
 * payloads.
 */
export function createHumanCheck({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): HumanCheck {
  const keys = {
    hmacSignatureSecret: secrets.mac('challenge', 'altcha'),
    hmacKeySignatureSecret: secrets.mac('key', 'altcha'),
  };

  async function check(solution: string): Promise<boolean> {
    const payload = readPayload(solution);
    if (payload === undefined || !(await verify(payload))) return false;
    return db.changes(sql`
      insert into identity_nonces (nonce_hash) values (${hashSecret(`altcha:${payload.challenge.signature}`)})
        on conflict do nothing`);
  }
  async function verify(payload: Payload): Promise<boolean> {
    try {
      return (await verifySolution({ ...payload, ...keys, deriveKey })).verified;
    } catch {
      return false; // parameters without our signature
    }
  }
  return {
    check,
    requireSolution: async (solution) => {
      if (solution === undefined || !(await check(solution))) throw new Refusal('captcha.error', { captcha: true });
    },
    challenge: async () => {
      const { parameters, signature } = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(COUNTER.min, COUNTER.max),
        expiresAt: new Date(Date.now() + GOOD_MS),
        deriveKey,
        ...keys,
      });
      return { challenge: { parameters: { ...parameters }, signature } };
    },
  };
}

type Payload = Pick<Parameters<typeof verifySolution>[0], 'challenge' | 'solution'>;

/** The shape is checked here, the values by the signature. */
function readPayload(text: string): Payload | undefined {
  try {
    const payload: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return isPayload(payload) ? payload : undefined;
  } catch {
    return undefined;
  }
}

function isPayload(value: unknown): value is Payload {
  const { challenge, solution } = bag(value);
  const { parameters, signature } = bag(challenge);
  const { algorithm, cost, nonce, salt, keySignature } = bag(parameters);
  const { counter, derivedKey } = bag(solution);
  return (
    // A client cannot choose an easier challenge: no other algorithm or cost is accepted.
    algorithm === 'PBKDF2/SHA-256' &&
    cost === COST &&
    typeof counter === 'number' &&
    Number.isInteger(counter) &&
    [signature, nonce, salt, keySignature, derivedKey].every(
      (text) => typeof text === 'string' && /^[0-9a-f]{8,256}$/.test(text),
    )
  );
}

function bag(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
