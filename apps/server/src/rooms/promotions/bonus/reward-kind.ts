import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Reward, RewardKind } from '../../loyalty/ports.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { grantOf } from '../offers/award.ts';
import { findVersion, type Offer } from '../offers/offer-rows.ts';
import { isPlayableIn, type MarketRules } from '../offers/terms-rules.ts';
import { freeWhatIsLeft, spendOnWins } from '../offers/wins-of-rounds.ts';
import type { NewGrant } from './begin-grant.ts';
import type { Grants } from './grants.ts';

/** Terms of bonus money that another room promised without an offer: a gift, which counts on every game. */
const GIFT = {
  titles: { EN: 'Gift', VI: 'Quà tặng' },
  games: { lottery: 100, slots: 100, live: 100, pvp: 100, fish: 100, originals: 100, sports: 100, esports: 100 },
  times: 1,
  days: 30,
};

/** A free bet pays one lottery ticket; its win is real money immediately. */
const FREE_BET = {
  titles: { EN: 'Free bet', VI: 'Cược miễn phí' },
  money: 'no-wager' as const,
  wagering: { times: 0, days: 30, mostBet: null, games: { lottery: 100 } },
};

/** Bonus money that a member collects: on the terms of the offer that promised it, otherwise as a gift. */
export function createRewardKind({ site }: Pick<PromotionsPlatform, 'site'>, grants: Grants): RewardKind {
  return {
    kind: 'bonus',
    grant: async (tx, reward) => {
      const offer = await offerOf(tx, reward);
      if (offer === undefined) {
        await grants.grant(tx, giftOf(reward, await site.market(tx)));
        return;
      }
      const { award } = reward.terms ?? {};
      const sourceKey = typeof award === 'string' ? award : null;
      const { isNew } = await grants.grant(tx, { ...grantOf(offer, reward), sourceKey });
      if (isNew && sourceKey !== null) await spendOnWins(tx, sourceKey, reward.amountMinor);
    },
    takeBack: grants.takeBack,
    closed: freeWhatIsLeft,
  };
}

/**
 * Wagering terms of a gift. `{times, days, product}` may set the multiple, the days, and the product it came from,
 * which is the only one that counts where the market requires a single product. Where the market forbids that too,
 * winnings become real money immediately.
 */
function giftOf({ terms: { times, days, product } = {}, ...reward }: Reward, market: MarketRules): NewGrant {
  const { titles } = GIFT;
  const games = market.mixedProductOffers || typeof product !== 'string' ? GIFT.games : { [product]: 100 };
  const wanted = typeof times === 'number' ? times : GIFT.times;
  const wagering = { times: wanted, days: typeof days === 'number' ? days : GIFT.days, mostBet: null, games };
  const gift = { ...reward, titles, offerId: null, version: null };
  if (!isPlayableIn(market, wagering)) return { ...gift, money: 'no-wager', wagering: { ...wagering, times: 0 } };
  return { ...gift, money: 'non-sticky', wagering };
}

/** A free bet that a member collects; the offer that promised it provides its name and its days. */
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

/** The offer that promised the reward, or the award named in its terms. */
async function offerOf(tx: Tx, { key, memberId, terms = {} }: Reward): Promise<Offer | undefined> {
  const { award: source = key } = terms;
  if (typeof source !== 'string') return undefined;
  const award = await tx.first(sql<{ offerId: bigint; version: number }>`
    select offer_id as "offerId", version from promotions_awards
     where key = ${source} and member_id = ${memberId}::bigint`);
  return award && findVersion(tx, award.offerId, award.version);
}
