import { type Executor, sql } from '../../../platform/db/index.ts';

/** Bonuses and referrals of so many days are looked at. */
const DAYS = 30;
/** Fewer bets say nothing. */
const LEAST_BETS = 5;
/** Percent of the wagering that was made without risk. */
const RISKLESS = 80;

/**
 * Whether a person should look at a withdrawal because of bonuses: a referral of this member, or by them, was refused
 * for the same person or device; or a bonus became real money by bets that gave about their stake back, as those on
 * nearly sure results do.
 */
export async function looksLikeAbuse(executor: Executor, memberId: bigint): Promise<boolean> {
  const { isReferral, isRiskless } = await executor.one(sql<{ isReferral: boolean; isRiskless: boolean }>`
    select exists (
             select 1 from promotions_referrals
              where (member_id = ${memberId}::bigint or inviter_id = ${memberId}::bigint)
                and reason in ('same-person', 'same-device', 'same-address')
                and decided_at > clock_timestamp() - ${DAYS}::int * interval '1 day') as "isReferral",
           exists (
             select 1 from promotions_grants g join promotions_bets b on b.grant_id = g.id and b.counted_minor > 0
              where g.member_id = ${memberId}::bigint and g.state = 'converted'
                and g.ended_at > clock_timestamp() - ${DAYS}::int * interval '1 day'
              group by g.id
             having count(*) >= ${LEAST_BETS}::int
                and coalesce(sum(b.counted_minor) filter (
                      where b.win_minor * 10 between b.stake_minor * 9 and b.stake_minor * 12), 0) * 100
                    >= sum(b.counted_minor) * ${RISKLESS}::int) as "isRiskless"`);
  return isReferral || isRiskless;
}
