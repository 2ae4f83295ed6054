import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Protection } from '../../protection/index.ts';

/** Bonuses and referrals of so many days are looked at. */
const DAYS = 30;
/** Fewer rounds say nothing. */
const LEAST_ROUNDS = 5;
/** Percent of the wagering that was made without risk. */
const RISKLESS = 80;

/**
 * Whether a person should look at a withdrawal because of bonuses: a referral of this member, or by them, was refused
 * for the same person or device; another account of the same person had an offer that they had; or a bonus became
 * real money by rounds that gave about their stakes back, as bets on nearly sure results do, and sides that cover one
 * another.
 */
export async function looksLikeAbuse(
  executor: Executor,
  protection: Pick<Protection, 'othersOfPerson'>,
  memberId: bigint,
): Promise<boolean> {
  const others = await protection.othersOfPerson(executor, memberId);
  const { isReferral, isTwice, isRiskless } = await executor.one(sql<{
    isReferral: boolean;
    isTwice: boolean;
    isRiskless: boolean;
  }>`
    select exists (
             select 1 from promotions_referrals
              where (member_id = ${memberId}::bigint or inviter_id = ${memberId}::bigint)
                and reason in ('same-person', 'same-device', 'same-address')
                and decided_at > clock_timestamp() - ${DAYS}::int * interval '1 day') as "isReferral",
           exists (
             select 1 from promotions_awards a join promotions_awards b using (offer_id)
              where a.member_id = ${memberId}::bigint and b.member_id = any(${others}::bigint[])
                and a.at > clock_timestamp() - ${DAYS}::int * interval '1 day'
                and b.at > a.at - ${DAYS}::int * interval '1 day'
                -- What operators give by hand, and cashback and rebates of own play, come to every account.
                and split_part(a.key, ':', 1) in ('offer', 'deposit', 'birthday')) as "isTwice",
           exists (
             select 1 from (
               -- Sides of one round are bet apart to look like risk.
               select g.id, sum(b.counted_minor) as counted,
                      sum(b.win_minor) * 10 between sum(b.stake_minor) * 9 and sum(b.stake_minor) * 12 as "isEven"
                 from promotions_grants g join promotions_bets b on b.grant_id = g.id and b.status in ('won', 'lost')
                where g.member_id = ${memberId}::bigint and g.state = 'converted'
                  and g.ended_at > clock_timestamp() - ${DAYS}::int * interval '1 day'
                group by g.id, coalesce(b.round_key, b.key)
               having sum(b.counted_minor) > 0) r
              group by r.id
             having count(*) >= ${LEAST_ROUNDS}::int
                and coalesce(sum(counted) filter (where "isEven"), 0) * 100
                    >= sum(counted) * ${RISKLESS}::int) as "isRiskless"`);
  return isReferral || isTwice || isRiskless;
}
