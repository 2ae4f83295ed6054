import type { OfferReason } from '@fairlot/contract';
import { parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type Listener, memberRegistered, on } from '../../../platform/events/index.ts';
import type { Platform } from '../../../platform/index.ts';
import type { Protection } from '../../protection/index.ts';
import type { Awarding } from '../offers/award.ts';
import type { Eligibility } from '../offers/members.ts';
import { findVersion, type Offer, runningOffers, watchMember } from '../offers/offer-rows.ts';

/** Members whom one member can be rewarded for in a day; more is no circle of friends. */
const MOST_A_DAY = 20;
/** Members from the inviter's own address whom it is believed that they are others: a family, or a café. */
const MOST_AT_ADDRESS = 2;
const AT_ONCE = 200;
const TRIAL_TYPE = 4;

interface Waiting {
  memberId: bigint;
  inviterId: bigint;
  offerId: bigint;
  version: number;
  playedMinor: bigint;
}

/** Both sides have theirs, or neither has: they wait until there is a budget for them again. */
class BudgetIsOver extends Error {}

/** Nobody is offered anything now: there is nothing to bring somebody for. */
const CLOSED: ReadonlySet<OfferReason> = new Set(['notStarted', 'ended', 'market']);
/** Not made to this one. */
const FOR_OTHERS: ReadonlySet<OfferReason> = new Set(['trial', 'currency', 'audience']);

/** The offer that runs for those who bring somebody, as it is for one of them. */
interface OwnReferral {
  offer: Offer;
  /** Its audience has this member, and its control group has not. */
  isFor: boolean;
  /** The same without the control group. */
  isForAudience: boolean;
}

/**
 * Notes who came by whom, and gives both their part once the new member has really played: with own money, to the
 * turnover that the offer names. Nothing is given for oneself, nor for more than a few in a day.
 */
export function createReferrals(
  { db, collected }: Platform,
  protection: Protection,
  eligibility: Eligibility,
  awarding: Awarding,
) {
  /** The audience of the offer, and its control group, are those who bring somebody. */
  async function offerOf(executor: Executor, inviterId: bigint): Promise<OwnReferral | undefined> {
    const offers = (await runningOffers(executor)).filter(({ kind }) => kind === 'referral');
    const known = offers.length === 0 ? undefined : await collected.provider('directory').find(inviterId, executor);
    if (known === undefined) return undefined;
    const { type, asset, labels } = known;
    const factsOf = await eligibility.factsOf(executor, { memberId: inviterId, type, asset, labels });
    for (const offer of offers) {
      const facts = factsOf(offer);
      const why = (isControl: boolean) => eligibility.whyNot({ ...facts, isControl });
      const isOpenTo = (reason: OfferReason | null) => reason === null || !FOR_OTHERS.has(reason);
      const reason = why(facts.isControl);
      if (reason !== null && CLOSED.has(reason)) continue;
      return { offer, isFor: isOpenTo(reason), isForAudience: isOpenTo(why(false)) };
    }
    return undefined;
  }

  const listener: Listener = {
    name: 'offers-referrals',
    subscriptions: [
      on(memberRegistered, async (tx, events) => {
        for (const { memberId, payload } of events) {
          if (memberId === null || payload.inviterId === null || payload.type === TRIAL_TYPE) continue;
          const own = await offerOf(tx, BigInt(payload.inviterId));
          if (own === undefined || payload.asset !== own.offer.asset) continue;
          const { offer, isFor } = own;
          // Who was not promised anything has nothing to wait for; who came stands in the list all the same.
          await tx.run(sql`
            insert into promotions_referrals (member_id, inviter_id, offer_id, version, state, reason, decided_at)
            values (${memberId}::bigint, ${payload.inviterId}::bigint, ${offer.id}::bigint, ${offer.version}::int,
                    ${isFor ? 'waiting' : 'refused'}, ${isFor ? null : 'audience'},
                    case when not ${isFor}::boolean then clock_timestamp() end)
            on conflict do nothing`);
          await watchMember(tx, memberId, payload.asset);
        }
      }),
    ],
  };

  /** Those who have played anything, with how much. */
  function waitingOnes(after: bigint): Promise<Waiting[]> {
    return db.rows(sql<Waiting>`
      select r.member_id as "memberId", r.inviter_id as "inviterId", r.offer_id as "offerId", r.version,
             (select coalesce(sum(b.stake_minor - b.bonus_minor), 0)::bigint from promotions_bets b
               where b.member_id = r.member_id and b.status in ('won', 'lost')
                 and b.stake_minor is distinct from b.win_minor) as "playedMinor"
        from promotions_referrals r where r.state = 'waiting' and r.member_id > ${after}::bigint
       order by r.member_id limit ${AT_ONCE}::int`);
  }
  async function refusalOf(tx: Tx, one: Waiting): Promise<string | null> {
    const { memberId, inviterId } = one;
    if (await protection.isSamePerson(tx, memberId, inviterId)) return 'same-person';
    const near = await nearness(tx, one);
    if (near === 'device') return 'same-device';
    if (near === 'address' && (await givenAtAddress(tx, one)) >= MOST_AT_ADDRESS) return 'same-address';
    const { given } = await tx.one(sql<{ given: number }>`
      select count(*)::int as given from promotions_referrals
       where inviter_id = ${inviterId}::bigint and state = 'given'
         and decided_at > clock_timestamp() - interval '1 day'`);
    return given >= MOST_A_DAY ? 'too-many' : null;
  }
  async function nearness(tx: Tx, { memberId, inviterId }: Pick<Waiting, 'memberId' | 'inviterId'>) {
    let found: 'device' | 'address' | null = null;
    for (const { sharesDevice } of collected.all()) {
      const near = await sharesDevice?.(tx, memberId, inviterId);
      if (near === 'device') return near;
      found = near ?? found;
    }
    return found;
  }
  async function givenAtAddress(tx: Tx, { inviterId }: Waiting): Promise<number> {
    const given = await tx.rows(sql<{ memberId: bigint }>`
      select member_id as "memberId" from promotions_referrals
       where inviter_id = ${inviterId}::bigint and state = 'given' order by decided_at desc limit 50`);
    let count = 0;
    for (const { memberId } of given) if ((await nearness(tx, { memberId, inviterId })) !== null) count += 1;
    return count;
  }
  async function decide(tx: Tx, one: Waiting, offer: Offer): Promise<void> {
    const locked = await tx.first(sql`
      select 1 from promotions_referrals where member_id = ${one.memberId}::bigint and state = 'waiting' for update`);
    if (locked === undefined) return;
    await tx.run(sql`
      select pg_advisory_xact_lock(hashtextextended(${`promotions_referrals:${one.inviterId}`}, 0))`);
    const reason = await refusalOf(tx, one);
    const amountMinor = parseMinor(offer.terms.amount ?? '0');
    if (reason === null)
      for (const memberId of [one.memberId, one.inviterId]) {
        if (!(await protection.mayBeOffered(tx, memberId))) continue;
        const key = `referral:${one.memberId}:${memberId}`;
        const { kind } = await awarding.give(tx, offer, { key, memberId, amountMinor, isToCollect: true });
        if (kind === 'budget') throw new BudgetIsOver();
      }
    await tx.run(sql`
      update promotions_referrals set state = ${reason === null ? 'given' : 'refused'}, reason = ${reason},
             decided_at = clock_timestamp() where member_id = ${one.memberId}::bigint`);
  }

  return {
    listener,
    offerOf,
    /** Decides about those who have played enough. */
    pay: async (): Promise<void> => {
      for (let page = await waitingOnes(0n); page.length > 0; page = await waitingOnes(page.at(-1)?.memberId ?? 0n)) {
        for (const one of page) {
          const offer = await findVersion(db, one.offerId, one.version);
          if (offer === undefined || one.playedMinor < parseMinor(offer.terms.referredTurnover ?? '0')) continue;
          await db
            .transaction((tx) => decide(tx, one, offer))
            .catch((error: unknown) => {
              if (!(error instanceof BudgetIsOver)) throw error;
            });
        }
      }
    },
  };
}

export interface Referred {
  memberId: bigint;
  state: 'waiting' | 'given' | 'refused';
  registeredAt: Date;
}

/** Whom a member brought, newest first, and what came of it: minor units. */
export async function referredBy(
  executor: Executor,
  inviterId: bigint,
): Promise<{ list: Referred[]; total: number; earnedMinor: bigint }> {
  const list = await executor.rows(sql<Referred>`
    select member_id as "memberId", state, registered_at as "registeredAt" from promotions_referrals
     where inviter_id = ${inviterId}::bigint order by registered_at desc, member_id limit 50`);
  const { total, earned } = await executor.one(sql<{ total: number; earned: bigint }>`
    select (select count(*)::int from promotions_referrals where inviter_id = ${inviterId}::bigint) as total,
           (select coalesce(sum(amount_minor), 0)::bigint from promotions_awards
             where member_id = ${inviterId}::bigint and key like 'referral:%') as earned`);
  return { list, total, earnedMinor: earned };
}
