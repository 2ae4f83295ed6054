import { createHash } from 'node:crypto';
import { sql, type Tx } from '../db/index.ts';
import { Refusal } from '../refusal.ts';
import type { IdempotencyKey } from './route.ts';

const KEY = /^[\x21-\x7e]{8,64}$/;

/** @throws Refusal idempotency.required when the header is missing or malformed */
export function requireKey(header: string | string[] | undefined): string {
  if (typeof header !== 'string' || !KEY.test(header)) throw new Refusal('idempotency.required');
  return header;
}

/**
 * Reads the header `Idempotency-Key` and hashes the input.
 * @throws Refusal idempotency.required when the header is missing or malformed
 */
export function readIdempotencyKey(header: string | string[] | undefined, input: unknown): IdempotencyKey {
  return {
    key: requireKey(header),
    inputHash: createHash('sha256')
      .update(JSON.stringify(sorted(input)))
      .digest('hex'),
  };
}

/**
 * Runs a money operation once per member and idempotency key. The same key with the same input returns the first answer
 * again; with other input it is a conflict. Only successes are stored, because a failure rolls back.
 */
export async function once<T>(
  tx: Tx,
  memberId: bigint,
  operation: string,
  { key, inputHash }: IdempotencyKey,
  work: () => Promise<T>,
): Promise<T> {
  const { answer } = await tx.one(
    sql<{
      answer: T | null;
    }>`select idempotency_claim(${memberId}::bigint, ${operation}, ${key}, ${inputHash}) as answer`,
  );
  if (answer !== null) return answer;
  const fresh = await work();
  await tx.run(sql`
    select idempotency_keep(${memberId}::bigint, ${operation}, ${key}, ${JSON.stringify(fresh)}::jsonb)`);
  return fresh;
}

/** A copy with the fields of all objects sorted, so that equal values have equal JSON. */
export function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, sorted(inner)]),
  );
}
