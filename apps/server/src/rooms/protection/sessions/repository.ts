import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';

/** A member's current session; amounts are minor units of the bets in it. */
export interface CurrentSession {
  beganAt: Date;
  now: Date;
  bets: number;
  stakeMinor: bigint;
  winMinor: bigint;
  /** Undecided part of the stakes. */
  openMinor: bigint;
  realityCheckMinutes: number | null;
  /** When the next reality check is due; null without a session. */
  checkAt: Date | null;
  /** Whether six months have passed since the member last reviewed the account's activity. */
  isReviewDue: boolean;
}

const REVIEW_EVERY_MONTHS = 6;

/** Bets have whole milliseconds, so one of the session's first millisecond belongs to it. */
export async function readSession(executor: Executor, memberId: bigint): Promise<CurrentSession> {
  return executor.one(sql<CurrentSession>`
    select coalesce(s.began_at, c.now) as "beganAt", c.now,
           b.bets, b.stake as "stakeMinor", b.win as "winMinor", b.open as "openMinor",
           m.reality_check_minutes as "realityCheckMinutes",
           case when s.began_at is not null then
             greatest(s.began_at, s.checked_at, c.now - make_interval(mins => m.reality_check_minutes))
               + make_interval(mins => m.reality_check_minutes) end as "checkAt",
           m.reviewed_at < c.now - make_interval(months => ${REVIEW_EVERY_MONTHS}::int) as "isReviewDue"
      from protection_members m
     cross join (select clock_timestamp() as now) c
      left join lateral (
        select began_at, checked_at from protection_sessions
         where member_id = m.member_id and seen_at > c.now - interval '30 minutes' order by began_at desc limit 1) s
        on true
     cross join lateral (
        select count(*)::int as bets,
               coalesce(sum(stake_minor), 0)::bigint as stake, coalesce(sum(win_minor), 0)::bigint as win,
               coalesce(sum(stake_minor) filter (where status = 'open'), 0)::bigint as open
          from protection_bets
         where member_id = m.member_id and placed_at >= date_trunc('milliseconds', s.began_at)
           and status in ('open', 'won', 'lost')) b
     where m.member_id = ${memberId}::bigint`);
}

/** @param minutes null for no reality checks */
export async function setRealityCheck(tx: Tx, memberId: bigint, minutes: number | null): Promise<void> {
  await tx.run(sql`
    update protection_members set reality_check_minutes = ${minutes}::int where member_id = ${memberId}::bigint`);
}

/** The member has read the reality check; the next one is due an interval later. */
export async function acknowledgeCheck(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update protection_sessions set checked_at = clock_timestamp()
     where member_id = ${memberId}::bigint
       and began_at = (select max(began_at) from protection_sessions where member_id = ${memberId}::bigint)`);
}

/** Records that the member has reviewed the account's activity. */
export async function markReviewed(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update protection_members set reviewed_at = clock_timestamp() where member_id = ${memberId}::bigint`);
}
