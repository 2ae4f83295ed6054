import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Played } from '../offers/amounts.ts';
import { findVersion, type Offer } from '../offers/offer-rows.ts';

/** Hours after the end of a period in which its bets are still awaited. Bets decided later count in a later period. */
export const AFTER_HOURS = 6;
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
  asOf = paidAt(to),
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
          from (select b.product, sum(b.stake_minor - b.bonus_minor) as stake, sum(o.win - o.bonus_win) as win
                  from promotions_bets b
                 cross join lateral (
                   select b.status, b.win_minor as win, b.bonus_win_minor as bonus_win where b.former is null
                   union all
                   (select f.status, f.win, f.bonus_win from (
                      select f ->> 'status' as status, (f ->> 'win')::bigint as win,
                             (f ->> 'bonusWin')::bigint as bonus_win, (f ->> 'until')::bigint as until
                        from jsonb_array_elements(b.former) as f
                      union all select b.status, b.win_minor, b.bonus_win_minor, null where b.former is not null) f
                     where f.until is null or f.until > ${asOf.getTime()}::bigint order by f.until limit 1)) o
                 where b.member_id = a.member_id and b.asset = ${offer.asset} and o.status in ('won', 'lost')
                   -- A bet that returned exactly its stake carried no risk.
                   and o.win is distinct from b.stake_minor
                   and (b.placed_at >= greatest(${from}::timestamptz, a.accepted_at) and b.placed_at < a.until
                          and (b.late_at is null or b.late_at < ${paidAt(to)}::timestamptz)
                        or b.late_at >= ${paidAt(from)}::timestamptz and b.late_at < ${paidAt(to)}::timestamptz
                          and b.placed_at >= a.accepted_at and b.placed_at < least(${from}::timestamptz, a.until))
                 group by b.product) s) p on true
     order by a.member_id`);
}

/** When a period is paid that ends at this time. */
export const paidAt = (end: Date): Date => new Date(end.getTime() + AFTER_HOURS * HOUR_MS);

/** The offer on the terms that the member accepted, whatever changed since. */
export async function acceptedBy(executor: Executor, offer: Offer, { version }: Player): Promise<Offer> {
  return version === offer.version ? offer : ((await findVersion(executor, offer.id, version)) ?? offer);
}

/** Play of one product, parsed from the form in which it was read. */
export function readPlayed({ product, stake, win }: NonNullable<Player['played']>[number]): Played {
  return { product, stakeMinor: BigInt(stake), winMinor: BigInt(win) };
}
