import { promotions as contract } from '@fairlot/contract';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type BoundRoute, type Caller, route } from '../../platform/http/index.ts';
import type { PromotionsPlatform } from './ports.ts';
import { accountsOf, pageOf } from '../../platform/operators/index.ts';
import type { Protection } from '../protection/index.ts';
import type { Wallet } from '../wallet/index.ts';
import { pageOfGrants } from './bonus/grant-rows.ts';
import type { Grants } from './bonus/grants.ts';
import type { createAccept } from './offers/accept.ts';
import { visibleReason } from './offers/eligibility.ts';
import type { Eligibility } from './offers/members.ts';
import { noteExposures } from './offers/control.ts';
import { type Offer, shownOffers } from './offers/offer-rows.ts';
import { maskAccount } from '../../platform/mask-account.ts';
import { referredBy } from './referral/referral-rows.ts';
import type { createReferrals } from './referral/referrals.ts';
import { requireFound } from '../../platform/refusal.ts';
import { proofOf } from './triggers/packets.ts';
import { createEarnings } from './triggers/earnings.ts';
import { type OfferView, presentBonus, presentOffer } from './present.ts';

interface Doors {
  wallet: Wallet;
  protection: Protection;
  eligibility: Eligibility;
  taking: ReturnType<typeof createAccept>;
  grants: Grants;
  referrals: Pick<ReturnType<typeof createReferrals>, 'offerOf'>;
}

export function createRoutes(
  platform: PromotionsPlatform,
  { wallet, protection, eligibility, taking, grants, referrals }: Doors,
): BoundRoute[] {
  const { db } = platform;
  const earnings = createEarnings(platform, protection);
  /** Shows nothing to members whom offers could harm. Codes and manual gifts are not shown to others. */
  async function list(caller: Caller | null, language: string): Promise<OfferView[]> {
    if (caller !== null && !(await protection.mayBeOffered(db, caller.memberId))) return [];
    const factsOf = await eligibility.factsOf(db, caller);
    const exposed: Offer[] = [];
    const views = (await shownOffers(db, caller?.memberId ?? null)).flatMap((offer) => {
      const facts = factsOf(offer);
      const reason = visibleReason(facts, offer.announcementId !== null);
      if (offer.terms.control !== undefined && eligibility.whyNot({ ...facts, isControl: false }) === null)
        exposed.push(offer);
      return reason === undefined ? [] : [presentOffer(offer, { language, reason, isJoined: facts.isJoined })];
    });
    if (caller !== null) await noteExposures(db, caller.memberId, exposed);
    return views;
  }

  return [
    route(contract.offers, ({ caller, language }) => list(caller, language)),
    route(contract.earnings, ({ caller: { memberId, asset }, language }) => earnings.of(memberId, asset, language)),
    route(contract.packetProof, async ({ caller: { memberId }, params: { offerId } }) => {
      return requireFound(await proofOf(db, BigInt(offerId), memberId));
    }),
    route(contract.accept, ({ caller, params, body }) => taking.accept(caller, BigInt(params.offerId), body ?? {})),
    route(contract.redeem, ({ caller, body }) => taking.redeem(caller, body.code)),
    route(contract.leave, ({ caller, params }) => taking.leave(caller.memberId, BigInt(params.offerId))),
    route(contract.bonuses, async ({ caller: { memberId, asset }, language, query }) => {
      const { list: grantsOf, totalPages } = await pageOfGrants(db, memberId, pageOf(query));
      return {
        value: {
          list: grantsOf.map((grant) => presentBonus(grant, language)),
          totalPages,
        },
        footer: { balance: formatMinor(await wallet.bonus.balance(memberId, asset)), asset },
      };
    }),
    route(contract.giveUp, async ({ caller, params: { bonusId } }) => ({
      bonusId,
      state: 'givenUp' as const,
      lost: formatMinor(await grants.giveUp(caller.memberId, bonusId)),
    })),
    referralRoute(platform, protection, referrals),
  ];
}

function referralRoute(
  platform: PromotionsPlatform,
  protection: Protection,
  referrals: Doors['referrals'],
): BoundRoute {
  const { db, site, people } = platform;
  /**
   * The referral offer promised to a member; undefined for members whom offers could harm or who are not in the
   * audience.
   */
  async function promised(memberId: bigint): Promise<Offer | undefined> {
    const own = await referrals.offerOf(db, memberId);
    if (own === undefined || !(await protection.mayBeOffered(db, memberId))) return undefined;
    if (own.offer.terms.control !== undefined && own.isForAudience) await noteExposures(db, memberId, [own.offer]);
    return own.isFor ? own.offer : undefined;
  }

  return route(contract.referral, async ({ caller: { memberId } }) => {
    const code = await people.codeOf(memberId);
    const { list: brought, total, earnedMinor } = await referredBy(db, memberId);
    const accountOf = await accountsOf(platform, brought);
    const offer = await promised(memberId);
    return {
      code,
      link: `${await site.invitationOrigin()}/m/register?affiliateCode=${code}`,
      referred: total,
      earned: formatMinor(earnedMinor),
      reward: offer === undefined ? null : formatMinor(parseMinor(offer.terms.amount ?? '0')),
      turnover: offer === undefined ? null : formatMinor(parseMinor(offer.terms.referredTurnover ?? '0')),
      list: brought.map((one) => ({
        account: maskAccount(accountOf(one)),
        state: one.state,
        registeredAt: one.registeredAt.getTime(),
      })),
    };
  });
}
