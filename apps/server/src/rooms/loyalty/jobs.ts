import { sql } from '../../platform/db/index.ts';
import type { Job } from '../../platform/jobs/loop.ts';
import { addDays, localTime } from '../../platform/zone.ts';
import { CAUGHT_UP_DAYS, REBATE_HOUR } from './levels/rebate.ts';
import { announceLapsed } from './rewards/lapsed.ts';
import { expireRewards } from './rewards/reward-rows.ts';
import type { LoyaltyServices } from './services.ts';

const EVERY_MS = 30_000;
const PRUNE_EVERY_MS = 3_600_000;
const BATCH = 1000;
/** Number of members in a run between two commits. */
const RUN_BATCH = 5000;
/** Maximum number of days after which bets are replayed. */
const KEPT_DAYS = 45;
/** Days that a bet may take until it is settled, as a bet on the winner of a season does. */
const OPEN_DAYS = 400;

type RunKind = 'rebate' | 'monthly' | 'birthday';

/** @param nowMs the clock; tests move it */
export function createJobs(services: LoyaltyServices, nowMs: () => number): Job[] {
  const { db } = services.platform;

  /** Creates the rewards of a day for the next members. @returns whether there are more */
  async function run(kind: RunKind, day: string): Promise<boolean> {
    return db.transaction(async (tx) => {
      const { hasMore, members } = await tx.one(sql<{ hasMore: boolean; members: bigint[] }>`
        select has_more as "hasMore", members from loyalty_run(${kind}, ${day}::date, ${RUN_BATCH}::int)`);
      await services.tell(tx, members);
      return hasMore;
    });
  }

  return [
    {
      name: 'loyalty-levels',
      everyMs: EVERY_MS,
      run: () =>
        db.transaction(async (tx) => {
          const { today } = await services.today(tx);
          const { checked, members } = await tx.one(sql<{ checked: number; members: bigint[] }>`
            select checked, members from loyalty_check_levels(${today}::date, ${BATCH}::int)`);
          await services.tell(tx, members);
          return checked === BATCH;
        }),
    },
    {
      name: 'loyalty-gifts',
      everyMs: EVERY_MS,
      run: async () => {
        const { zone, today } = await services.today(db);
        const due: [RunKind, string][] = [['birthday', today]];
        due.push(['monthly', `${today.slice(0, 7)}-01`]);
        const lastDay = addDays(today, localTime(zone, nowMs()).hour >= REBATE_HOUR ? -1 : -2);
        for (let back = CAUGHT_UP_DAYS - 1; back >= 0; back--) due.push(['rebate', addDays(lastDay, -back)]);
        for (const [kind, day] of due) while (await run(kind, day));
        return false;
      },
    },
    {
      name: 'loyalty-expired',
      everyMs: EVERY_MS,
      run: () =>
        db.transaction(async (tx) => {
          const lapsed = await expireRewards(tx, BATCH);
          await announceLapsed(services.platform, tx, lapsed);
          await services.tell(
            tx,
            lapsed.map(({ memberId }) => memberId),
          );
          return lapsed.length === BATCH;
        }),
    },
    {
      name: 'loyalty-prune',
      everyMs: PRUNE_EVERY_MS,
      run: async () => {
        await db.run(sql`
          delete from loyalty_bets
           where noted_at < clock_timestamp() - ${KEPT_DAYS}::int * interval '1 day'
             and (settled_at < clock_timestamp() - ${KEPT_DAYS}::int * interval '1 day'
               or noted_at < clock_timestamp() - ${OPEN_DAYS}::int * interval '1 day')`);
        return false;
      },
    },
  ];
}
