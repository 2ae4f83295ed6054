import { loyaltyDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { accountsOf, type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { presentReward } from '../rewards/present.ts';
import { REWARD_COLUMNS, type RewardRow } from '../rewards/reward-rows.ts';

type View = ValueOf<typeof contract.rewards>['list'][number];

/** Rewards of all members, from every room. */
export function createRewardList(platform: Platform): AnyDeskList {
  return deskList<RewardRow, View>({
    endpoint: contract.rewards,
    select: REWARD_COLUMNS,
    from: sql`loyalty_rewards`,
    alias: 'loyalty_rewards',
    present: async (rows, { language = 'EN' }) => {
      const accountOf = await accountsOf(platform, rows);
      return rows.map((row) => ({
        ...presentReward(row, language),
        id: String(row.id),
        memberId: String(row.memberId),
        account: accountOf(row),
        source: row.sourceKey,
      }));
    },
  });
}
