import { loyaltyDesk as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { presentReward } from '../rewards/present.ts';
import { REWARD_COLUMNS, type RewardRow } from '../rewards/reward-rows.ts';

type View = ValueOf<typeof contract.rewards>['list'][number];

/** Rewards of all members, whoever promised them. */
export function createRewardList({ collected }: Platform): AnyDeskList {
  async function present(row: RewardRow): Promise<View> {
    const member = await collected.provider('directory').find(row.memberId);
    return {
      ...presentReward(row, 'EN'),
      id: String(row.id),
      memberId: String(row.memberId),
      account: member?.account ?? '',
      source: row.sourceKey,
    };
  }
  return deskList<RewardRow, View>({
    endpoint: contract.rewards,
    select: REWARD_COLUMNS,
    from: sql`loyalty_rewards`,
    key: { column: sql`id`, type: 'id' },
    fields: {
      id: { column: sql`id` },
      memberId: { column: sql`member_id` },
      state: { column: sql`state` },
      createdAt: { column: sql`created_at` },
    },
    present: (rows) => Promise.all(rows.map(present)),
  });
}
