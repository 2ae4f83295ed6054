import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Reward, RewardKind } from '../../../platform/contributions.ts';
import { grantOf } from '../offers/award.ts';
import { findVersion, type Offer } from '../offers/offer-rows.ts';
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

/** A free bet pays one ticket of a lottery; what it wins is real money at once. */
const FREE_BET = {
  titles: { EN: 'Free bet', VI: 'Cược miễn phí' },
  money: 'no-wager' as const,
  wagering: { times: 0, days: 30, mostBet: null, games: { lottery: 100 } },
};

/** Bonus money that a member collects: on the terms of the offer that promised it, else as a gift. */
export function createRewardKind(grants: Grants): RewardKind {
  return {
    kind: 'bonus',
    grant: async (tx, reward) => {
      const offer = await offerOf(tx, reward);
      await grants.grant(
        tx,
        offer === undefined ? { ...GIFT, ...reward, offerId: null, version: null } : grantOf(offer, reward),
      );
    },
    takeBack: grants.takeBack,
  };
}

/** A free bet that a member collects; the offer that promised it gives its name and its days. */
export function createFreeBetKind(grants: Grants): RewardKind {
  return {
    kind: 'freeBet',
    grant: async (tx, reward) => {
      const offer = await offerOf(tx, reward);
      const promised =
        offer === undefined ? { ...FREE_BET, ...reward, offerId: null, version: null } : grantOf(offer, reward);
      const wagering = { ...FREE_BET.wagering, days: promised.wagering.days };
      await grants.grant(tx, { ...promised, money: FREE_BET.money, wagering, isFreeBet: true });
    },
  };
}

/** The offer that promised it, or what it came of: terms of a reward may name that award. */
async function offerOf(tx: Tx, { key, memberId, terms = {} }: Reward): Promise<Offer | undefined> {
  const { award: source = key } = terms;
  if (typeof source !== 'string') return undefined;
  const award = await tx.first(sql<{ offerId: bigint; version: number }>`
    select offer_id as "offerId", version from promotions_awards
     where key = ${source} and member_id = ${memberId}::bigint`);
  return award && findVersion(tx, award.offerId, award.version);
}
