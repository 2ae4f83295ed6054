import { type Database, sql } from '../../platform/db/index.ts';
import type { Job } from '../../platform/jobs/loop.ts';
import type { VerificationPlatform } from './ports.ts';
import type { Protection } from '../protection/index.ts';

const EVERY_MS = 3_600_000;
const BATCH = 500;

/**
 * Stops play of members whose document has expired, if the market requires identity before play: a logged-in member
 * would otherwise continue to play until the next log-in.
 */
export function createExpiry(
  { db, site }: Pick<VerificationPlatform, 'db' | 'site'>,
  protection: Protection,
  isNeededBeforePlay: () => Promise<boolean>,
): Job {
  return {
    name: 'verification-expired',
    everyMs: EVERY_MS,
    run: async () => {
      if (!(await isNeededBeforePlay())) return false;
      const zone = await site.timeZone();
      let after: bigint | undefined = 0n;
      while (after !== undefined) after = await stopNext(db, protection, zone, after);
      return false;
    },
  };
}

/** @returns the last member of a full batch */
function stopNext(db: Database, protection: Protection, zone: string, after: bigint): Promise<bigint | undefined> {
  return db.transaction(async (tx) => {
    // Locked, so that a decision made meanwhile is applied afterwards.
    const expired = await tx.rows(sql<{ memberId: bigint }>`
      select member_id as "memberId" from verification_members
       where member_id > ${after}::bigint and expires_on < (clock_timestamp() at time zone ${zone}::text)::date
         and closed_at is null
       order by member_id limit ${BATCH}::int for share`);
    await protection.needIdentity(
      tx,
      expired.map(({ memberId }) => memberId),
      true,
    );
    return expired.length < BATCH ? undefined : expired.at(-1)?.memberId;
  });
}
