import { createHash } from 'node:crypto';
import { sorted } from '../http/idempotency.ts';
import { Refusal } from '../refusal.ts';

/**
 * Version (a digest) of the state that a console page shows. A change that sends the version it was based on cannot
 * overwrite another operator's change.
 */
export function versionOf(state: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(state)))
    .digest('hex')
    .slice(0, 16);
}

/**
 * Refuses a change that was based on an older state. Call it with the state locked. Programs may omit the version and
 * overwrite.
 * @param given null for an object that must not exist yet; its state is then null
 * @throws Refusal version.conflict
 */
export function requireVersion(given: string | null | undefined, state: unknown): void {
  if (given === undefined) return;
  const isCurrent = given === null ? state === null : given === versionOf(state);
  if (!isCurrent) throw new Refusal('version.conflict');
}
