import { sql } from '../../../platform/db/index.ts';
import type { RewardKind } from '../../../platform/contributions.ts';
import { grantOf } from '../offers/award.ts';
import { findVersion } from '../offers/offer-rows.ts';
import type { Grants } from './grants.ts';

/** Terms of bonus money that another room promised without any: gifts are played once. */
const GIFT = {
  titles: { EN: 'Gift', VI: 'Quà tặng' },
  money: 'non-sticky' as const,
  wagering: {
    times: 1,
    days: 30,
    mostBet: null,
    games: { lottery: 100, slots: 100, live: 100, pvp: 100, fish: 100, originals: 100, sports: 100, esports: 100 },
  },
};

/** Bonus money that a member collects: on the terms of the offer that promised it, else as a gift. */
export function createRewardKind(grants: Grants): RewardKind {
  return {
    kind: 'bonus',
    grant: async (tx, { key, memberId, asset, amountMinor }) => {
      const award = await tx.first(sql<{ offerId: bigint; version: number }>`
        select offer_id as "offerId", version from promotions_awards
         where key = ${key} and member_id = ${memberId}::bigint`);
      const offer = award && (await findVersion(tx, award.offerId, award.version));
      await grants.grant(
        tx,
        offer === undefined
          ? { ...GIFT, key, offerId: null, version: null, memberId, asset, amountMinor }
          : grantOf(offer, { key, memberId, amountMinor }),
      );
    },
  };
}
