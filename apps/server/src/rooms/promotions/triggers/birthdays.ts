import { parseMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { dayOf } from '../../../platform/zone.ts';
import type { Protection } from '../../protection/index.ts';
import type { Awarding } from '../offers/award.ts';
import { isOpenAt } from '../offers/eligibility.ts';
import type { Eligibility } from '../offers/members.ts';
import { findOffer, runningOffers } from '../offers/offer-rows.ts';

const MEMBERS_AT_ONCE = 500;

/**
 * Promises birthday gifts on the day, once a year per offer and member. Other rooms know the birthdays and return only
 * those entered long enough before, because otherwise changing the date would yield several gifts.
 */
export function createBirthdays(
  { db, people, site, birthdays }: PromotionsPlatform,
  protection: Protection,
  eligibility: Eligibility,
  awarding: Awarding,
) {
  async function give(offerId: bigint, day: string, memberId: bigint): Promise<void> {
    await db.transaction(async (tx) => {
      // Read for each member, because a run takes a while: operators may have paused, ended or changed the offer.
      const offer = await findOffer(tx, offerId);
      const known = await people.find(memberId, tx);
      if (offer === undefined || known === undefined || !(await protection.mayBeOffered(tx, memberId))) return;
      const member = { memberId, type: known.type, asset: known.asset, labels: known.labels };
      if (eligibility.whyNot((await eligibility.factsOf(tx, member))(offer)) !== 'birthday') return;
      const key = `birthday:${offer.id}:${day.slice(0, 4)}:${memberId}`;
      const amountMinor = parseMinor(offer.terms.amount ?? '0');
      await awarding.give(tx, offer, { key, memberId, amountMinor, isToCollect: true });
    });
  }
  async function giveDay(offerId: bigint, day: string): Promise<void> {
    for (let after: bigint | undefined = 0n; after !== undefined;) {
      const members: bigint[] = await birthdays(db, day, after, MEMBERS_AT_ONCE);
      for (const memberId of members) await give(offerId, day, memberId);
      after = members.at(-1);
    }
  }
  return {
    give: async (): Promise<void> => {
      const day = dayOf(await site.timeZone(), Date.now());
      for (const offer of await runningOffers(db)) {
        // A day counts as done once it was run: an offer that begins later today gives its gifts then.
        if (offer.kind !== 'birthday' || !isOpenAt(offer, Date.now())) continue;
        const done = await db.first(sql`
          select 1 from promotions_periods
           where offer_id = ${offer.id}::bigint and from_day = ${day}::date and paid_at is not null`);
        if (done !== undefined) continue;
        await giveDay(offer.id, day);
        await db.run(sql`
          insert into promotions_periods (offer_id, from_day, paid_at)
          select id, ${day}::date, clock_timestamp() from promotions_offers
           where id = ${offer.id}::bigint and state = 'running' on conflict do nothing`);
      }
    },
  };
}
