import { loyalty as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/operators/index.ts';
import type { LoyaltyServices } from '../services.ts';
import { collectReward, collectRewards } from './collect.ts';
import { presentReward, titleOf } from './present.ts';
import { listRewards, sumWaiting } from './reward-rows.ts';

/** Number of promotions in a short list. */
const MOST = 100;

/** Routes of the reward centre. */
export function createRewardRoutes(services: LoyaltyServices): BoundRoute[] {
  const { db } = services.platform;
  return [
    route(contract.rewards, async ({ caller, language, query: { state, ...page } }) => {
      const { list, totalPages } = await listRewards(db, caller.memberId, { state, ...pageOf(page) });
      return { list: list.map((row) => presentReward(row, language)), totalPages };
    }),
    route(contract.waitingRewards, async ({ caller: { memberId, asset } }) => {
      const { count, amountMinor } = await sumWaiting(db, memberId);
      return { count, amount: formatMinor(amountMinor), currency: asset };
    }),
    route(contract.availablePromotions, async ({ caller: { memberId }, language }) => {
      const { list } = await listRewards(db, memberId, { state: 'waiting', offset: 0, limit: MOST });
      return list
        .toSorted((a, b) => a.expiresAt.getTime() - b.expiresAt.getTime())
        .map(({ id, kind, title, state }) => ({
          id: String(id),
          code: kind,
          title: titleOf(title, language),
          status: state,
        }));
    }),
    route(contract.collect, async ({ caller, language, params }) =>
      presentReward(await collectReward(services, caller.memberId, BigInt(params.rewardId)), language),
    ),
    route(contract.collectAll, async ({ caller: { memberId, asset }, language }) => {
      const { collected, left } = await collectRewards(services, memberId);
      const money = collected.filter(({ kind }) => kind === 'money');
      return {
        collected: collected.map((row) => presentReward(row, language)),
        amount: formatMinor(money.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)),
        currency: asset,
        left,
      };
    }),
  ];
}
