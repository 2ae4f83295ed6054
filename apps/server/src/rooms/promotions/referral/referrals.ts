import type { OfferReason } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type Listener, memberRegistered, on } from '../../../platform/events/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import type { Protection } from '../../protection/index.ts';
import type { Awarding } from '../offers/award.ts';
import type { Eligibility } from '../offers/members.ts';
import { costOf } from '../offers/amounts.ts';
import { findVersion, type Offer, runningOffers, watchMember } from '../offers/offer-rows.ts';
import {
  countGiven,
  decideReferral,
  type DueReferral,
  dueReferrals,
  insertReferral,
  lockWaiting,
  type Near,
  type Refused,
} from './referral-rows.ts';

/** Maximum number of paid referrals of one member per day; more is not a circle of friends. */
const MOST_A_DAY = 20;
/** Maximum number of paid referrals from the inviter's own address: a family, or a café. */
const MOST_AT_ADDRESS = 2;
const AT_ONCE = 200;
const TRIAL_TYPE = 4;

/** Both sides are paid or neither: the referral waits until there is enough budget again. */
class BudgetIsOver extends Error {}

/** Reasons that apply to all members: there is no offer to refer for. */
const CLOSED: ReadonlySet<OfferReason> = new Set(['notStarted', 'ended', 'market']);
/** Reasons that exclude only this member. */
const FOR_OTHERS: ReadonlySet<OfferReason> = new Set(['trial', 'currency', 'audience']);

/** The running referral offer from the point of view of one inviter. */
interface OwnReferral {
  offer: Offer;
  /** Whether the member is in its audience and not in its control group. */
  isFor: boolean;
  /** Whether the member is in its audience, with or without the control group. */
  isForAudience: boolean;
}

/**
 * Records referrals, and pays both sides once the new member has really played: with their own money, up to the
 * turnover that the offer names. Nothing is paid for one's own second account, nor for more than a few a day.
 */
export function createReferrals(
  { db, people, sharesDevice }: PromotionsPlatform,
  protection: Protection,
  eligibility: Eligibility,
  awarding: Awarding,
) {
  const offerOf = createOfferOf(people, eligibility);
  const listener = createListener(offerOf);

  /** Facts of other rooms are read before: the lock is held only for counting and paying. */
  async function decide(tx: Tx, one: DueReferral, offer: Offer, known: Refused | null, near: Near | null) {
    if (!(await lockWaiting(tx, one.memberId))) return;
    await tx.run(sql`
      select pg_advisory_xact_lock(hashtextextended(${`promotions_referrals:${one.inviterId}`}, 0))`);
    const reason = known ?? tooMany(await countGiven(tx, one.inviterId), near);
    const amountMinor = parseMinor(offer.terms.amount ?? '0');
    if (reason === null)
      for (const memberId of [one.memberId, one.inviterId]) {
        if (!(await protection.mayBeOffered(tx, memberId))) continue;
        const key = `referral:${one.memberId}:${memberId}`;
        const { kind } = await awarding.give(tx, offer, { key, memberId, amountMinor, isToCollect: true });
        if (kind === 'budget') throw new BudgetIsOver();
      }
    await decideReferral(tx, one.memberId, reason, near);
  }
  /** @returns false when the budget is not enough for both sides */
  async function settle(one: DueReferral, offer: Offer): Promise<boolean> {
    const cost = costOf(offer.terms, parseMinor(offer.terms.amount ?? '0'));
    if (offer.budgetMinor - offer.spentMinor < cost) return false;
    const isSame = await protection.isSamePerson(db, one.memberId, one.inviterId);
    const near = isSame ? null : await sharesDevice(db, one.memberId, one.inviterId);
    const sameDevice = near === 'device' ? 'same-device' : null;
    try {
      await db.transaction((tx) => decide(tx, one, offer, isSame ? 'same-person' : sameDevice, near));
      return true;
    } catch (error) {
      if (!(error instanceof BudgetIsOver)) throw error;
      return false;
    }
  }

  return {
    listener,
    offerOf,
    /**
     * Decides about members who have played enough. If an offer has no budget left, the other referrals are tried next
     * time.
     */
    pay: async (): Promise<void> => {
      const over = new Set<bigint>();
      for (let page = await dueReferrals(db, 0n, AT_ONCE); page.length > 0;) {
        for (const one of page) {
          if (over.has(one.offerId)) continue;
          const offer = await findVersion(db, one.offerId, one.version);
          if (offer !== undefined && !(await settle(one, offer))) over.add(one.offerId);
        }
        page = await dueReferrals(db, page.at(-1)?.memberId ?? 0n, AT_ONCE);
      }
    },
  };
}

/** Reads an inviter's own offer: its audience, and its control group, consist of the inviters. */
function createOfferOf(people: PromotionsPlatform['people'], eligibility: Eligibility) {
  return async (executor: Executor, inviterId: bigint, at?: number): Promise<OwnReferral | undefined> => {
    const offers = (await runningOffers(executor)).filter(({ kind }) => kind === 'referral');
    const known = offers.length === 0 ? undefined : await people.find(inviterId, executor);
    if (known === undefined) return undefined;
    const { type, asset, labels } = known;
    const factsOf = await eligibility.factsOf(executor, { memberId: inviterId, type, asset, labels }, at);
    for (const offer of offers) {
      const facts = factsOf(offer);
      const why = (isControl: boolean) => eligibility.whyNot({ ...facts, isControl });
      const isOpenTo = (reason: OfferReason | null) => reason === null || !FOR_OTHERS.has(reason);
      const reason = why(facts.isControl);
      if (reason !== null && CLOSED.has(reason)) continue;
      return { offer, isFor: isOpenTo(reason), isForAudience: isOpenTo(why(false)) };
    }
    return undefined;
  };
}

/** Records the referrals of new members. */
function createListener(offerOf: ReturnType<typeof createOfferOf>): Listener {
  return {
    name: 'offers-referrals',
    subscriptions: [
      on(memberRegistered, async (tx, events) => {
        for (const { memberId, payload, at } of events) {
          if (memberId === null || payload.inviterId === null || payload.type === TRIAL_TYPE) continue;
          const inviterId = BigInt(payload.inviterId);
          const own = await offerOf(tx, inviterId, at.getTime());
          // A link of another room, such as an agent's, is not a member's code.
          if (own === undefined && payload.invitation !== undefined) continue;
          const refused = refusedAtOnce(own, payload.asset);
          await insertReferral(tx, { memberId, inviterId, at }, own?.offer ?? null, refused);
          if (own !== undefined) await watchMember(tx, memberId, payload.asset);
        }
      }),
    ],
  };
}

/** Nothing was promised, so the referral is refused immediately; the inviter still sees the registration. */
function refusedAtOnce(own: OwnReferral | undefined, asset: string): Refused | null {
  if (own === undefined) return 'no-offer';
  if (own.offer.asset !== asset) return 'currency';
  return own.isFor ? null : 'audience';
}

function tooMany({ inDay, near: nearOnes }: { inDay: number; near: number }, near: Near | null): Refused | null {
  if (near === 'address' && nearOnes >= MOST_AT_ADDRESS) return 'same-address';
  return inDay >= MOST_A_DAY ? 'too-many' : null;
}
