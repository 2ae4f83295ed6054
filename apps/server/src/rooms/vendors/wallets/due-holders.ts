import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Holder } from './transfer-rows.ts';

export type HolderAtVendor = Holder & { vendor: string };

/** Interval at which a member is checked whose break no event announced, and maximum duration of a claim. */
const CHECK_SECONDS = 60;
/** Pause after the first unanswered call to a vendor; it doubles with each further one. */
const FIRST_PAUSE_SECONDS = 3;
const MOST_DOUBLINGS = 7;

/**
 * Claims due members with money at vendors, for CHECK_SECONDS: other processes skip them. Vendors in a pause are
 * excluded.
 */
export function claimDueHolders(executor: Executor, limit: number): Promise<HolderAtVendor[]> {
  return executor.rows(sql<HolderAtVendor>`
    update vendors_players p set check_at = clock_timestamp() + ${CHECK_SECONDS}::int * interval '1 second'
      from (select vendor, member_id from vendors_players h
             where wallet_minor > 0 and check_at <= clock_timestamp()
               and not exists (select 1 from vendors_silent s
                                where s.vendor = h.vendor and s.until_at > clock_timestamp())
             order by check_at limit ${limit}::int for update skip locked) due
     where p.vendor = due.vendor and p.member_id = due.member_id
    returning p.vendor, p.member_id as "memberId", p.user_name as "userName", p.asset`);
}

/** Makes members due now at every vendor that holds their money. */
export async function makeHoldersDue(executor: Executor, memberIds: readonly bigint[]): Promise<void> {
  await executor.run(sql`
    update vendors_players p set check_at = clock_timestamp()
      from (select vendor, member_id from vendors_players
             where member_id = any(${[...memberIds]}::bigint[]) and wallet_minor > 0
             order by member_id, vendor for no key update) due
     where p.vendor = due.vendor and p.member_id = due.member_id`);
}

/**
 * Pauses an unresponsive vendor, for twice as long as the previous time. Its claimed members become due again after the
 * pause.
 */
export async function pauseVendor(executor: Executor, vendor: string, memberIds: readonly bigint[]): Promise<void> {
  await executor.run(sql`
    with pause as (
      insert into vendors_silent as s (vendor, until_at)
      values (${vendor}, clock_timestamp() + ${FIRST_PAUSE_SECONDS}::int * interval '1 second')
      on conflict (vendor) do update set tries = s.tries + 1,
        until_at = clock_timestamp() +
          ${FIRST_PAUSE_SECONDS}::int * power(2, least(s.tries, ${MOST_DOUBLINGS}::int)) * interval '1 second'
      returning until_at)
    update vendors_players p set check_at = pause.until_at
      from pause, (select member_id from vendors_players
                    where vendor = ${vendor} and member_id = any(${[...memberIds]}::bigint[])
                    order by member_id for no key update) claimed
     where p.vendor = ${vendor} and p.member_id = claimed.member_id`);
}

/** Ends the pause of a vendor that answers again. */
export async function endPause(executor: Executor, vendor: string): Promise<void> {
  await executor.run(sql`delete from vendors_silent where vendor = ${vendor}`);
}
