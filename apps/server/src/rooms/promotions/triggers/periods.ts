import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { PromotionsPlatform } from '../ports.ts';
import { addDays, dayOf, firstDayOf, startOfDay } from '../../../platform/zone.ts';
import type { Protection } from '../../protection/index.ts';
import { ofPlay, type Played } from '../offers/amounts.ts';
import type { Awarding } from '../offers/award.ts';
import { findVersion, type Offer, offersWithPlay } from '../offers/offer-rows.ts';

/** Hours after the end of a period in which its bets are still awaited. Bets decided later count in a later period. */
export const AFTER_HOURS = 6;
/** Maximum number of periods that are caught up after a downtime. */
const CAUGHT_UP = 4;
const MEMBERS_AT_ONCE = 500;
const HOUR_MS = 3_600_000;

export interface Player {
  memberId: bigint;
  version: number;
  /** Whether no bet placed in this period can count, because the accepted offer ended before it. */
  isOver: boolean;
  /** By product. Amounts are text, because JSON has no whole numbers of that size. Null without any bet. */
  played: { product: string; stake: string; win: string }[] | null;
}

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
 * Members who joined, with their play in a period: the next batch after one, or a single member. A bet counts in the
 * period of its stake, or in the period of its first outcome if that came, or became known, after the period of the
 * stake was paid. So each bet counts once.
 */
export async function playersOf(
  executor: Executor,
  offer: Offer,
  { from, to }: { from: Date; to: Date },
  which: { after: bigint } | { memberId: bigint },
): Promise<Player[]> {
  const wanted =
    'after' in which
      ? sql`a.member_id > ${which.after}::bigint order by a.member_id limit ${MEMBERS_AT_ONCE}::int`
      : sql`a.member_id = ${which.memberId}::bigint`;
  return executor.rows(sql<Player>`
    select a.member_id as "memberId", a.version, a.until <= ${from}::timestamptz as "isOver", p.played
      from (select a.member_id, a.version, a.accepted_at,
                   -- Play counts until the accepted end, or until an operator ended the offer earlier.
                   least(${to}::timestamptz, to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0),
                         o.ended_at) as until
              from promotions_acceptances a
              join promotions_offers o on o.id = a.offer_id
              join promotions_offer_versions v on v.offer_id = a.offer_id and v.version = a.version
             where a.offer_id = ${offer.id}::bigint and a.state = 'open' and ${wanted}) a
      left join lateral (
        select jsonb_agg(jsonb_build_object(
                 'product', s.product, 'stake', s.stake::text, 'win', s.win::text) order by s.product) as played
          from (select b.product, sum(b.stake_minor - b.bonus_minor) as stake,
                       sum(b.win_minor - b.bonus_win_minor) as win
                  from promotions_bets b
                 where b.member_id = a.member_id and b.asset = ${offer.asset} and b.status in ('won', 'lost')
                   -- A bet that returned exactly its stake carried no risk.
                   and b.win_minor is distinct from b.stake_minor
                   and (b.placed_at >= greatest(${from}::timestamptz, a.accepted_at) and b.placed_at < a.until
                          and (b.late_at is null or b.late_at < ${paidAt(to)}::timestamptz)
                        or b.late_at >= ${paidAt(from)}::timestamptz and b.late_at < ${paidAt(to)}::timestamptz
                          and b.placed_at >= a.accepted_at and b.placed_at < least(${from}::timestamptz, a.until))
                 group by b.product) s) p on true
     order by a.member_id`);
}

/** When a period is paid that ends at this time. */
const paidAt = (end: Date): Date => new Date(end.getTime() + AFTER_HOURS * HOUR_MS);

/** The offer on the terms that the member accepted, whatever changed since. */
export async function acceptedBy(executor: Executor, offer: Offer, { version }: Player): Promise<Offer> {
  return version === offer.version ? offer : ((await findVersion(executor, offer.id, version)) ?? offer);
}

/**
 * Pays cashback and rebates of the ended period to members who joined before they played. Each obligation is keyed by
 * offer and period, so that an interrupted run, or another process, pays nothing twice.
 */
export function createPeriods({ db, site }: PromotionsPlatform, protection: Protection, awarding: Awarding) {
  async function payChunk(tx: Tx, offer: Offer, from: Date, to: Date, key: string, after: bigint) {
    const players = await playersOf(tx, offer, { from, to }, { after });
    for (const player of players) {
      const { memberId, played } = player;
      if (played === null) continue;
      const accepted = await acceptedBy(tx, offer, player);
      const amountMinor = ofPlay(accepted.kind, accepted.terms, played.map(readPlayed));
      if (amountMinor === 0n || !(await protection.mayBeOffered(tx, memberId))) continue;
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
    const [from, to] = [startOfDay(period.from, zone), startOfDay(period.to, zone)];
    const key = `${offer.kind}:${offer.id}:${period.from}`;
    for (let after: bigint | undefined = 0n; after !== undefined;) {
      const behind: bigint = after;
      after = await db.transaction((tx) => payChunk(tx, offer, from, to, key, behind));
    }
    await db.run(sql`
      update promotions_periods set paid_at = clock_timestamp()
       where offer_id = ${offer.id}::bigint and from_day = ${period.from}::date`);
  }
  /**
   * Closes acceptances of offers that ended, by date or by an operator, before the last paid period, except while a bet
   * is undecided or waits for a later period.
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
              and (b.status = 'open' or b.late_at >= ${paidAt(until)}::timestamptz))`);
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

/** Play of one product, parsed from the form in which it was read. */
export function readPlayed({ product, stake, win }: NonNullable<Player['played']>[number]): Played {
  return { product, stakeMinor: BigInt(stake), winMinor: BigInt(win) };
}
