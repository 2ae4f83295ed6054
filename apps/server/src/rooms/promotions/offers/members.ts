import { type OfferKind, type OfferTerms, PLAY_KINDS } from '@fairlot/contract';
import type { Executor } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { dayOf, firstDayOf, startOfDay } from '../../../platform/zone.ts';
import { countDeposits } from '../triggers/deposits.ts';
import { needsOf } from './amounts.ts';
import { type OfferFacts, type OfferMember, whyNot } from './eligibility.ts';
import { currentConditions, type History, type Offer, readHistory } from './offer-rows.ts';
import { isControl } from './control.ts';
import type { Segments } from './segments.ts';
import { isForMarket } from './terms-rules.ts';

/** Their obligation keys allow one gift for each year or period; a gift for play belongs to the period before it. */
const BY_CALENDAR: ReadonlySet<OfferKind> = new Set(['birthday', ...PLAY_KINDS]);

export type Eligibility = ReturnType<typeof createEligibility>;

/** Whether members can take offers, from facts of this room and the others. */
export function createEligibility({ people, site }: Pick<PromotionsPlatform, 'people' | 'site'>, segments: Segments) {
  /** @param at moment to which periods and dates are compared, epoch ms; now by default */
  async function factsOf(executor: Executor, member: OfferMember | null, at?: number) {
    const [market, zone] = [await site.market(executor), await site.timeZone(executor)];
    const history: History | null = member === null ? null : await readHistory(executor, member.memberId, member.asset);
    const deposits = member === null ? 0 : await countDeposits(executor, member.memberId);
    const known = member === null ? undefined : await people.find(member.memberId, executor);
    const registeredAt = known?.createdAt.getTime() ?? null;
    const belongs =
      member === null ? null : await segments.ofMember(executor, member.memberId, await currentConditions(executor));
    return (offer: Offer, code?: string): OfferFacts => {
      const now = at ?? Date.now();
      const isJoined = history?.joined.has(offer.id) ?? false;
      const isSincePeriod = (at: number | undefined) =>
        at !== undefined && at >= periodStart(offer.terms.every, zone, now);
      return {
        now,
        offer: {
          kind: offer.kind,
          state: offer.state,
          asset: offer.asset,
          terms: offer.terms,
          leftMinor: offer.budgetMinor - offer.spentMinor,
          needsMinor: needsOf(offer.kind, offer.terms),
          isForMarket: isForMarket(offer.terms, market),
        },
        member,
        registeredAt,
        isJoined,
        isLeft: isSincePeriod(history?.leftAt.get(offer.id)),
        isTaken: !BY_CALENDAR.has(offer.kind) && isSincePeriod(history?.lastAt.get(offer.id)),
        deposits,
        hasBonus: history?.hasBonus ?? false,
        // A member who joined keeps the offer, whatever version or segment was approved since.
        isInSegment: belongs === null || isJoined || isInSegment(offer, belongs),
        isControl: member !== null && isControl(offer, member.memberId),
        hasCode: offer.code === null || offer.code === code?.trim().toUpperCase(),
      };
    };
  }
  return {
    factsOf,
    whyNot,
  };
}

/** The conditions that were approved with the offer decide, whatever happened to the segment since. */
function isInSegment(
  { terms, conditions }: Offer,
  belongs: (conditions: NonNullable<Offer['conditions']>) => boolean,
): boolean {
  if (terms.audience.segmentId === undefined) return true;
  return conditions !== null && belongs(conditions);
}

/** Start of the current period in which an offer can be taken once, epoch ms. @param zone IANA name */
export function periodStart(every: OfferTerms['every'], zone: string, now: number): number {
  if (every === 'once') return 0;
  return startOfDay(firstDayOf(every, dayOf(zone, now)), zone).getTime();
}
