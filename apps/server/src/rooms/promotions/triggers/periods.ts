import { sql, type Tx } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { addDays, dayOf, firstDayOf, startOfDay } from '../../../platform/zone.ts';
import { ofPlay } from '../offers/amounts.ts';
import type { Awarding } from '../offers/award.ts';
import { type Offer, offersWithPlay } from '../offers/offer-rows.ts';
import { correctedDays, differenceOf, type Span } from './corrected-play.ts';
import { acceptedBy, AFTER_HOURS, paidAt, playersOf, readPlayed } from './played.ts';

/** Maximum number of periods that are caught up after a downtime. */
const CAUGHT_UP = 4;
const HOUR_MS = 3_600_000;

interface Period {
  /** First day, and the first day after it, YYYY-MM-DD. */
  from: string;
  to: string;
}

/**
 * The whole periods before the current one, oldest first, once they have been over for long enough.
 * @param zone IANA name
 */
export function endedPeriods(every: Offer['terms']['every'], zone: string, now: number): Period[] {
  if (every === 'once') return [];
  const periods: Period[] = [];
  let to = firstDayOf(every, dayOf(zone, now - AFTER_HOURS * HOUR_MS));
  while (periods.length < CAUGHT_UP) {
    const from = firstDayOf(every, addDays(to, -1));
    periods.unshift({ from, to });
    to = from;
  }
  return periods;
}

/**
 * Pays cashback and rebates of the ended period to members who joined before they played, also on a break or at a
 * limit: they were promised for past play (ADR 33). Each obligation is keyed by offer and period, so that an
 * interrupted run, or another process, pays nothing twice.
 */
export function createPeriods({ db, site }: PromotionsPlatform, awarding: Awarding) {
  async function payChunk(tx: Tx, offer: Offer, zone: string, span: Span, key: string, after: bigint) {
    const players = await playersOf(tx, offer, span, { after });
    const corrected = await correctedDays(tx, offer, zone, span, players);
    for (const player of players) {
      const { memberId, played } = player;
      const days = corrected.get(memberId);
      if (played === null && days === undefined) continue;
      const accepted = await acceptedBy(tx, offer, player);
      const ofPeriod = ofPlay(accepted.kind, accepted.terms, (played ?? []).map(readPlayed));
      const amountMinor =
        days === undefined ? ofPeriod : ofPeriod + (await differenceOf(tx, offer, accepted, zone, span, player, days));
      if (amountMinor <= 0n) continue;
      await awarding.give(tx, accepted, { key: `${key}:${memberId}`, memberId, amountMinor, isToCollect: true });
    }
    return players.at(-1)?.memberId;
  }
  async function payPeriod(offer: Offer, zone: string, period: Period): Promise<void> {
    const claimed = await db.transaction(async (tx) =>
      tx.run(sql`
        insert into promotions_periods (offer_id, from_day) values (${offer.id}::bigint, ${period.from}::date)
        on conflict (offer_id, from_day) do nothing`),
    );
    const open = await db.first(sql`
      select 1 from promotions_periods
       where offer_id = ${offer.id}::bigint and from_day = ${period.from}::date and paid_at is null`);
    if (claimed === 0 && open === undefined) return;
    const span = { from: startOfDay(period.from, zone), to: startOfDay(period.to, zone) };
    const key = `${offer.kind}:${offer.id}:${period.from}`;
    for (let after: bigint | undefined = 0n; after !== undefined;) {
      const behind: bigint = after;
      after = await db.transaction((tx) => payChunk(tx, offer, zone, span, key, behind));
    }
    await db.run(sql`
      update promotions_periods set paid_at = clock_timestamp()
       where offer_id = ${offer.id}::bigint and from_day = ${period.from}::date`);
  }
  /**
   * Closes acceptances of offers that ended, by date or by an operator, before the last paid period, except while a bet
   * is undecided, or a bet or its correction waits for a later period.
   */
  async function closePaid(offer: Offer, until: Date): Promise<void> {
    await db.run(sql`
      update promotions_acceptances a set state = 'done', ended_at = clock_timestamp()
        from promotions_offer_versions v, promotions_offers o
       where a.offer_id = ${offer.id}::bigint and a.state = 'open' and o.id = a.offer_id
         and v.offer_id = a.offer_id and v.version = a.version
         and least(to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0), o.ended_at) <= ${until}::timestamptz
         and not exists (
           select 1 from promotions_bets b
            where b.member_id = a.member_id and b.asset = a.asset and b.placed_at >= a.accepted_at
              and b.placed_at < least(to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0), o.ended_at)
              and (b.status = 'open' or b.late_at >= ${paidAt(until)}::timestamptz
                   or (b.former -> -1 ->> 'until')::bigint >= ${paidAt(until).getTime()}::bigint))`);
  }
  return {
    /** Members who joined are paid for their play even if the offer was paused or ended meanwhile. */
    pay: async (): Promise<void> => {
      const zone = await site.timeZone();
      for (const offer of await offersWithPlay(db)) {
        const periods = endedPeriods(offer.terms.every, zone, Date.now());
        for (const period of periods) await payPeriod(offer, zone, period);
        const last = periods.at(-1);
        if (last !== undefined) await closePaid(offer, startOfDay(last.to, zone));
      }
    },
  };
}
