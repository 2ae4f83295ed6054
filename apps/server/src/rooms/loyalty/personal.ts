import type { Executor, Tx } from '../../platform/db/index.ts';
import { sql } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { findLevel, listHistory } from './levels/level-rows.ts';
import { announceLapsed } from './rewards/lapsed.ts';
import { freeBudgets, type Lapsed, listRewards } from './rewards/reward-rows.ts';
import { presentReward } from './rewards/present.ts';

/** Maximum number of rewards in an export. */
const MOST = 10_000;

/** A member's data export. */
export async function exportLoyalty(executor: Executor, memberId: bigint): Promise<object> {
  const status = await findLevel(executor, memberId);
  const { list } = await listRewards(executor, memberId, { state: undefined, offset: 0, limit: MOST });
  return {
    loyalty: {
      level: status?.level ?? 1,
      birthday: status?.birthday ?? null,
      history: (await listHistory(executor, memberId)).map(({ at, ...change }) => ({
        ...change,
        at: at.toISOString(),
      })),
      rewards: list.map((row) => presentReward(row, 'EN')),
    },
  };
}

/** Removes the birthday. Figures and payments stay, because the ledger refers to them. */
export async function eraseLoyalty(platform: Pick<Platform, 'events'>, tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    update loyalty_members set birthday = null, birthday_saved_on = null where member_id = ${memberId}::bigint`);
  const lapsed = await tx.rows(sql<Lapsed>`
    update loyalty_rewards set state = 'expired', ended_at = clock_timestamp()
     where member_id = ${memberId}::bigint and state = 'waiting'
    returning member_id as "memberId", source_key as "sourceKey"`);
  await freeBudgets(tx, lapsed);
  await announceLapsed(platform, tx, lapsed);
}
