import { timingSafeEqual } from 'node:crypto';
import { type Database, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';

/** Serialises starting processes and the creation of operators on a database without operators. */
const SETUP_LOCK = 7_300_030;

/**
 * Creates the token of the set-up address while there is no operator. It replaces the previous token of any process, so
 * all processes on a database accept the address that was printed last.
 * @returns null when there is an operator
 */
export function makeSetupToken(db: Database): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockSetup(tx);
    if (await hasOperator(tx)) return null;
    const token = newSecret();
    await tx.run(sql`
      insert into backoffice_setup (token_hash) values (${hashSecret(token)})
      on conflict (id) do update set token_hash = excluded.token_hash, created_at = clock_timestamp()`);
    return token;
  });
}

/** Locks the set-up until the end of the transaction. */
export async function lockSetup(tx: Tx): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${SETUP_LOCK})`);
}

/** @throws Refusal setup.token when it is not the latest token, or when there is an operator */
export async function requireSetupToken(executor: Pick<Database, 'first'>, token: string): Promise<void> {
  const kept = await executor.first(sql<{ tokenHash: string }>`
    select token_hash as "tokenHash" from backoffice_setup
     where not exists (select 1 from backoffice_operators)`);
  const given = Buffer.from(hashSecret(token));
  if (kept === undefined || !timingSafeEqual(given, Buffer.from(kept.tokenHash))) throw new Refusal('setup.token');
}

/** Deletes the token permanently. */
export async function dropSetupToken(tx: Tx): Promise<void> {
  await tx.run(sql`delete from backoffice_setup`);
}

async function hasOperator(tx: Tx): Promise<boolean> {
  return (await tx.first(sql`select 1 from backoffice_operators limit 1`)) !== undefined;
}
