import { timingSafeEqual } from 'node:crypto';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Marks } from '../../../platform/marks.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret } from '../../../platform/secrets.ts';

/** Serialises the creation of operators on a database without operators. */
const SETUP_LOCK = 7_300_030;

/**
 * The token of the set-up address, the same in every process and after a restart, so that each printed address works.
 * It is derived from a key of the site and not stored.
 * @returns null when there is an operator
 */
export async function readSetupToken(executor: Pick<Executor, 'first'>, marks: Marks): Promise<string | null> {
  const operator = await executor.first(sql`select 1 from backoffice_operators limit 1`);
  return operator === undefined ? marks.of('first operator', 'backoffice.setup') : null;
}

/** Locks the set-up until the end of the transaction. */
export async function lockSetup(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}

/** @throws Refusal setup.token when it is wrong, or when there is an operator */
export async function requireSetupToken(executor: Pick<Executor, 'first'>, marks: Marks, given: string): Promise<void> {
  const token = await readSetupToken(executor, marks);
  if (token === null || !timingSafeEqual(Buffer.from(hashSecret(given)), Buffer.from(hashSecret(token))))
    throw new Refusal('setup.token');
}
