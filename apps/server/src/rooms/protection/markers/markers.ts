import { formatMinor, usualMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';

export const MARKERS = ['deposits', 'losses', 'hours', 'nights', 'cancelled', 'chasing', 'vulnerable'] as const;
export type MarkerName = (typeof MARKERS)[number];

export interface Marker {
  marker: MarkerName;
  /** Value of the last seven days, for net deposits of the last thirty. */
  now: string;
  /** Value of an average seven days in the four weeks before; for net deposits the market's threshold. */
  before: string;
}

/** Settings of the market and the merchant. */
export interface MarkerTerms {
  /** IANA name of the time zone whose nights count. */
  zone: string;
  /** Net deposits of 30 days, minor units, from which a member's means are checked. */
  vulnerabilityMinor: bigint;
}

interface Figures {
  depositsNow: bigint;
  depositsBefore: bigint;
  netMinor: bigint;
  lossesNow: bigint;
  lossesBefore: bigint;
  minutesNow: number;
  minutesBefore: number;
  nightsNow: number;
  nightsBefore: number;
  cancelledNow: number;
  cancelledBefore: number;
  chasedNow: number;
}

/**
 * A week of more than this multiple of an average one is a marker; so is one of at least the minimum after weeks
 * without play.
 */
const TIMES = 2;
/** In VND. */
const LEAST_MINOR = 1_000_000_00n;
const LEAST_MINUTES = 20 * 60;
/** Minimum number of nights with bets at least an hour apart between midnight and five. */
const LEAST_NIGHTS = 3;
const LEAST_CANCELLED = 3;
/** Minimum number of deposits of at most the loss in the hour before them. */
const LEAST_CHASED = 3;

/** Markers of a member: indications, never a verdict. */
export async function readMarkers(
  executor: Executor,
  memberId: bigint,
  { zone, vulnerabilityMinor }: MarkerTerms,
): Promise<Marker[]> {
  const week = await readFigures(executor, memberId, zone);
  const markers: Marker[] = [];
  const money = (marker: MarkerName, now: bigint, before: bigint) => {
    const usual = before > 0n ? before : 0n;
    if (now >= usualMinor(LEAST_MINOR) && now > usual * BigInt(TIMES))
      markers.push({ marker, now: formatMinor(now), before: formatMinor(usual) });
  };
  const count = (marker: MarkerName, now: number, before: number, least: number) => {
    if (now >= least && now > before * TIMES) markers.push({ marker, now: String(now), before: String(before) });
  };
  money('deposits', week.depositsNow, week.depositsBefore);
  money('losses', week.lossesNow, week.lossesBefore);
  if (week.minutesNow >= LEAST_MINUTES && week.minutesNow > week.minutesBefore * TIMES)
    markers.push({ marker: 'hours', now: hours(week.minutesNow), before: hours(week.minutesBefore) });
  count('nights', week.nightsNow, week.nightsBefore, LEAST_NIGHTS);
  count('cancelled', week.cancelledNow, week.cancelledBefore, LEAST_CANCELLED);
  count('chasing', week.chasedNow, 0, LEAST_CHASED);
  if (week.netMinor >= vulnerabilityMinor)
    markers.push({ marker: 'vulnerable', now: formatMinor(week.netMinor), before: formatMinor(vulnerabilityMinor) });
  return markers;
}

function readFigures(executor: Executor, memberId: bigint, zone: string): Promise<Figures> {
  return executor.one(sql<Figures>`
    with t as (select clock_timestamp() - interval '7 days' as late, clock_timestamp() - interval '35 days' as early,
                      clock_timestamp() - interval '30 days' as month)
    select d.*, d.paid_in - w.paid_out as "netMinor", b.*, s.*, n.*, w.* from t
     cross join lateral (
       select coalesce(sum(amount_minor) filter (where at > t.late), 0)::bigint as "depositsNow",
              coalesce(sum(amount_minor) filter (where at <= t.late), 0)::bigint / 4 as "depositsBefore",
              coalesce(sum(amount_minor) filter (where at > t.month), 0)::bigint as paid_in,
              count(*) filter (where at > t.late and amount_minor <= (
                select coalesce(sum(stake_minor - win_minor), 0) from protection_bets
                 where member_id = ${memberId}::bigint and status in ('won', 'lost')
                   and placed_at > protection_deposits.at - interval '1 hour'
                   and placed_at <= protection_deposits.at))::int as "chasedNow"
         from protection_deposits
        where member_id = ${memberId}::bigint and state = 'credited' and at > t.early) d
     cross join lateral (
       select coalesce(sum(stake_minor - win_minor) filter (where placed_at > t.late), 0)::bigint as "lossesNow",
              coalesce(sum(stake_minor - win_minor) filter (where placed_at <= t.late), 0)::bigint / 4 as "lossesBefore"
         from protection_bets
        where member_id = ${memberId}::bigint and placed_at > t.early and status in ('won', 'lost')) b
     cross join lateral (
       select coalesce(sum(extract(epoch from seen_at - began_at) / 60) filter (where began_at > t.late), 0)::int
                as "minutesNow",
              (coalesce(sum(extract(epoch from seen_at - began_at) / 60) filter (where began_at <= t.late), 0) / 4)::int
                as "minutesBefore"
         from protection_sessions where member_id = ${memberId}::bigint and began_at > t.early) s
     cross join lateral (
       select count(*) filter (where last_at > t.late)::int as "nightsNow",
              (count(*) filter (where last_at <= t.late) / 4)::int as "nightsBefore"
         from (select max(placed_at) as last_at from protection_bets
                where member_id = ${memberId}::bigint and placed_at > t.early
                  and extract(hour from placed_at at time zone ${zone}) < 5
                group by (placed_at at time zone ${zone})::date
               having max(placed_at) - min(placed_at) >= interval '1 hour') nights) n
     cross join lateral (
       select count(*) filter (where status = 'cancelled' and at > t.late)::int as "cancelledNow",
              (count(*) filter (where status = 'cancelled' and at <= t.late) / 4)::int as "cancelledBefore",
              coalesce(sum(amount_minor) filter (where status = 'paid' and at > t.month), 0)::bigint as paid_out
         from protection_withdrawals where member_id = ${memberId}::bigint and at > t.early) w`);
}

function hours(minutes: number): string {
  return `${Math.round(minutes / 6) / 10} h`;
}
