import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';

export interface Marker {
  marker: 'deposits' | 'losses' | 'hours';
  /** Of the last seven days, and of a usual seven days of the four weeks before. */
  now: string;
  before: string;
}

interface Week {
  depositsNow: bigint;
  depositsBefore: bigint;
  lossesNow: bigint;
  lossesBefore: bigint;
  minutesNow: number;
  minutesBefore: number;
}

/** A week that is more than twice a usual one stands out; so does one of this much after weeks of nothing. */
const TIMES = 2;
const LEAST_MINOR = 1_000_000_00n;
const LEAST_MINUTES = 20 * 60;

/** Deposits, losses and time of a member's last week against the weeks before. */
export async function readMarkers(executor: Executor, memberId: bigint): Promise<Marker[]> {
  const week = await executor.one(sql<Week>`
    with t as (select clock_timestamp() - interval '7 days' as late, clock_timestamp() - interval '35 days' as early)
    select d.*, b.*, s.* from t
     cross join lateral (
       select coalesce(sum(amount_minor) filter (where at > t.late), 0)::bigint as "depositsNow",
              coalesce(sum(amount_minor) filter (where at <= t.late), 0)::bigint / 4 as "depositsBefore"
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
         from protection_sessions where member_id = ${memberId}::bigint and began_at > t.early) s`);
  const markers: Marker[] = [];
  const money = (marker: Marker['marker'], now: bigint, before: bigint) => {
    const usual = before > 0n ? before : 0n;
    if (now >= LEAST_MINOR && now > usual * BigInt(TIMES))
      markers.push({ marker, now: formatMinor(now), before: formatMinor(usual) });
  };
  money('deposits', week.depositsNow, week.depositsBefore);
  money('losses', week.lossesNow, week.lossesBefore);
  if (week.minutesNow >= LEAST_MINUTES && week.minutesNow > week.minutesBefore * TIMES)
    markers.push({ marker: 'hours', now: hours(week.minutesNow), before: hours(week.minutesBefore) });
  return markers;
}

function hours(minutes: number): string {
  return `${Math.round(minutes / 6) / 10} h`;
}
