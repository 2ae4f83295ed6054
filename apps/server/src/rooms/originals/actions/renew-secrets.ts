import { randomBytes } from 'node:crypto';
import { type Database, sql } from '../../../platform/db/index.ts';
import { retireChains } from '../crash/chain.ts';
import { openRounds } from '../repository.ts';
import { dropPromises, listPairs, type Seeds } from '../seeds.ts';
import { settleAsLeft } from './settle-left.ts';

const BATCH = 200;

/** Number of open rounds that were settled, and of seed pairs that were replaced. */
export interface Renewed {
  rounds: number;
  pairs: number;
}

/**
 * Replaces every secret that decides a future outcome. A restored database holds secrets of an earlier moment, and
 * players know the outcomes that followed it: the next rounds of a pair, its revealed seed, and the points of crash.
 * Open rounds are settled as abandoned ones, because their players may know the rest. No other process may run.
 */
export function createRenewSecrets(db: Database, seeds: Seeds): () => Promise<Renewed> {
  return async () => {
    const renewed = { rounds: 0, pairs: 0 };
    for (let open = await openRounds(db, BATCH); open.length > 0; open = await openRounds(db, BATCH)) {
      for (const round of open) await settleAsLeft(db, seeds, round);
      renewed.rounds += open.length;
    }
    await db.transaction(async (tx) => {
      await retireChains(tx);
      await dropPromises(tx);
    });
    const { last } = await db.one(sql<{ last: bigint }>`select coalesce(max(id), 0) as last from originals_seeds`);
    for (;;) {
      const members = await listPairs(db, last, BATCH);
      for (const memberId of members) await renewPair(db, seeds, memberId);
      renewed.pairs += members.length;
      if (members.length < BATCH) return renewed;
    }
  };
}

async function renewPair(db: Database, seeds: Seeds, memberId: bigint): Promise<void> {
  await seeds.nextHash(memberId);
  await db.transaction((tx) => seeds.rotate(tx, memberId, randomBytes(8).toString('hex')));
  seeds.forget(memberId);
}
