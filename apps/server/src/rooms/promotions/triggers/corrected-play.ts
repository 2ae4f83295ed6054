import { type Executor, sql } from '../../../platform/db/index.ts';
import { dayOf, firstDayAfter, firstDayOf, startOfDay } from '../../../platform/zone.ts';
import { ofPlay } from '../offers/amounts.ts';
import type { Offer } from '../offers/offer-rows.ts';
import { AFTER_HOURS, paidAt, type Player, playersOf, readPlayed } from './played.ts';

const AFTER_MS = AFTER_HOURS * 3_600_000;

export interface Span {
  from: Date;
  to: Date;
}

/**
 * First days of earlier periods, by member, with bets that were corrected after the period was paid and before this one
 * is. Members without such a bet are absent.
 * @param zone IANA name
 */
export async function correctedDays(
  executor: Executor,
  offer: Offer,
  zone: string,
  { from, to }: Span,
  players: readonly Player[],
): Promise<Map<bigint, Set<string>>> {
  const found = new Map<bigint, Set<string>>();
  const { every } = offer.terms;
  if (every === 'once') return found;
  const bets = await executor.rows(sql<{ memberId: bigint; placedAt: Date; lateAt: Date | null }>`
    select b.member_id as "memberId", b.placed_at as "placedAt", b.late_at as "lateAt"
      from promotions_bets b
      join promotions_acceptances a on a.member_id = b.member_id and a.offer_id = ${offer.id}::bigint
       and a.state = 'open'
      join promotions_offers o on o.id = a.offer_id
      join promotions_offer_versions v on v.offer_id = a.offer_id and v.version = a.version
     where b.member_id = any(${players.map(({ memberId }) => memberId)}::bigint[]) and b.asset = ${offer.asset}
       and b.former is not null and b.placed_at >= a.accepted_at
       and b.placed_at < least(${from}::timestamptz, to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0), o.ended_at)
       and exists (select 1 from jsonb_array_elements(b.former) as f
                    where (f ->> 'until')::bigint >= ${paidAt(from).getTime()}::bigint
                      and (f ->> 'until')::bigint < ${paidAt(to).getTime()}::bigint)`);
  for (const { memberId, placedAt, lateAt } of bets) {
    let first = firstDayOf(every, dayOf(zone, placedAt.getTime()));
    if (lateAt !== null && lateAt >= paidAt(startOfDay(firstDayAfter(every, first), zone)))
      first = firstDayOf(every, dayOf(zone, lateAt.getTime() - AFTER_MS));
    if (startOfDay(first, zone) < from) found.set(memberId, (found.get(memberId) ?? new Set()).add(first));
  }
  return found;
}

/** The amount by which corrections change what a member was paid for earlier periods; may be negative. */
export async function differenceOf(
  executor: Executor,
  offer: Offer,
  { kind, terms }: Offer,
  zone: string,
  { from, to }: Span,
  { memberId }: Player,
  days: ReadonlySet<string>,
): Promise<bigint> {
  const { every } = offer.terms;
  if (every === 'once') return 0n;
  let difference = 0n;
  for (const day of days) {
    const span = { from: startOfDay(day, zone), to: startOfDay(firstDayAfter(every, day), zone) };
    const amountAt = async (asOf: Date) => {
      const [player] = await playersOf(executor, offer, span, { memberId }, asOf);
      return ofPlay(kind, terms, (player?.played ?? []).map(readPlayed));
    };
    difference += (await amountAt(paidAt(to))) - (await amountAt(paidAt(from)));
  }
  return difference;
}
