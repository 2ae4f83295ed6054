import { type Database, type Executor, sql } from '../../platform/db/index.ts';
import type { Job } from '../../platform/jobs/loop.ts';
import type { VerificationPlatform } from './ports.ts';
import { TRIAL_TYPE } from '../../platform/http/index.ts';
import type { Protection } from '../protection/index.ts';

const EVERY_MS = 5000;
const BATCH = 500;

/**
 * Applies a change of the market's rule to existing members: a logged-in member would otherwise continue to play until
 * the next log-in. Any number of processes may run it, and one that dies leaves it to the next.
 */
export function createBeforePlay(
  { db, people }: VerificationPlatform,
  protection: Protection,
  isNeededBeforePlay: () => Promise<boolean>,
  verifiedAmong: (executor: Executor, memberIds: readonly bigint[]) => Promise<ReadonlyMap<bigint, number>>,
): Job {
  let known: boolean | undefined;
  return {
    name: 'verification-before-play',
    everyMs: EVERY_MS,
    run: async () => {
      const isNeeded = await isNeededBeforePlay();
      if (isNeeded === known) return false;
      if (isNeeded !== (await readTakenUp(db))) {
        const { page } = people;
        for (
          let after = 0n, members = await page(after, BATCH);
          members.length > 0;
          members = await page(after, BATCH)
        ) {
          after = members.at(-1)?.id ?? after;
          const real = members.filter(({ type }) => type !== TRIAL_TYPE).map(({ id }) => id);
          await db.transaction(async (tx) => {
            // First, because it locks: a decision made meanwhile is read below, or applied afterwards.
            await protection.needIdentity(tx, real, isNeeded);
            if (!isNeeded) return;
            const verified = await verifiedAmong(tx, real);
            await protection.needIdentity(
              tx,
              real.filter((id) => verified.get(id) === 1),
              false,
            );
          });
        }
        await noteTakenUp(db, isNeeded);
      }
      known = isNeeded;
      return false;
    },
  };
}

async function readTakenUp(db: Database): Promise<boolean> {
  const row = await db.first(sql<{ isNeeded: boolean }>`select is_needed as "isNeeded" from verification_before_play`);
  return row?.isNeeded ?? false;
}

async function noteTakenUp(db: Database, isNeeded: boolean): Promise<void> {
  await db.run(sql`
    insert into verification_before_play (is_needed) values (${isNeeded})
    on conflict ((true)) do update set is_needed = excluded.is_needed`);
}
