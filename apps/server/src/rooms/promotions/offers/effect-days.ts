import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../../platform/db/index.ts';

/** Days for which bets are stored: after them, bets are neither replayed nor corrected. */
const KEPT_DAYS = 92;
const KEPT = sql`${KEPT_DAYS}::int * interval '1 day'`;

/**
 * Offers with the time until which their effect is measured: `id`, `asset`, `until`. Members who took nothing are
 * tracked no longer than that, so later play of the two groups would not be comparable.
 */
export const MEASURED = sql`
  select o.id, o.asset,
         coalesce(least(o.ended_at, to_timestamp((v.terms ->> 'endsAt')::bigint / 1000.0)), 'infinity') + ${KEPT}
           as until
    from promotions_offers o join promotions_offer_versions v on v.offer_id = o.id and v.version = o.version`;

/**
 * Real-money play of the two groups of offers by local day: `offer_id`, `day`, `is_control`, `turnover`, `revenue`.
 * A bet counts from the time when its member could first have had the offer, on the day of its stake.
 * @param bets table or subquery with the columns of promotions_bets
 * @param zone IANA name
 */
export function playOfGroups(bets: RawBuilder<unknown>, zone: string, offerId: bigint | null = null) {
  return sql`
    select e.offer_id, (b.placed_at at time zone ${zone}::text)::date as day, e.is_control,
           sum(b.stake_minor - b.bonus_minor)::bigint as turnover,
           sum(b.stake_minor - b.bonus_minor - b.win_minor + b.bonus_win_minor)::bigint as revenue
      from promotions_exposures e
      join (${MEASURED}) o on o.id = e.offer_id
      join ${bets} b on b.member_id = e.member_id and b.asset = o.asset
       and b.placed_at >= e.at and b.placed_at < o.until
     where b.status in ('won', 'lost') and (${offerId}::bigint is null or e.offer_id = ${offerId}::bigint)
     group by 1, 2, 3`;
}

/**
 * Removes bets that no longer count, and members who need not be watched. One statement deletes bets and adds them to
 * the days of their offers, so that each bet is always in exactly one of the two.
 * @param zone IANA name
 */
export async function pruneBets(executor: Executor, zone: string): Promise<void> {
  await executor.run(sql`
    with gone as (
      delete from promotions_bets where placed_at < clock_timestamp() - ${KEPT}
      returning member_id, asset, placed_at, status, stake_minor, bonus_minor, win_minor, bonus_win_minor)
    insert into promotions_effect_days as d (offer_id, day, is_control, turnover_minor, revenue_minor)
    select offer_id, day, is_control, turnover, revenue from (${playOfGroups(sql`gone`, zone)}) p
    on conflict (offer_id, day, is_control) do update
      set turnover_minor = d.turnover_minor + excluded.turnover_minor,
          revenue_minor = d.revenue_minor + excluded.revenue_minor`);
  await executor.run(sql`
    delete from promotions_watched w
     where w.since < clock_timestamp() - ${KEPT}
       and not exists (select 1 from promotions_grants g where g.member_id = w.member_id and g.asset = w.asset
              and (g.ended_at is null or g.ended_at > clock_timestamp() - ${KEPT}))
       and not exists (select 1 from promotions_exposures e join (${MEASURED}) o on o.id = e.offer_id
                        where e.member_id = w.member_id and o.until > clock_timestamp())
       and not exists (select 1 from promotions_acceptances a where a.member_id = w.member_id and a.state = 'open')`);
}
