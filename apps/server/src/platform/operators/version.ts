import { createHash } from 'node:crypto';
import { sorted } from '../http/idempotency.ts';
import { Refusal } from '../refusal.ts';

/**
 * Version of what a page of the console shows, a digest of it. A change that names the version it was made from cannot
 * overwrite what another operator changed meanwhile.
 */
export function versionOf(state: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(state)))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Refuses a change that was made from an older state. Call it with the state locked. Programs may leave the version out
 * and overwrite.
 * @throws Refusal version.conflict
 */
export function demandVersion(given: string | undefined, state: unknown): void {
  if (given !== undefined && given !== versionOf(state)) throw new Refusal('version.conflict');
}
