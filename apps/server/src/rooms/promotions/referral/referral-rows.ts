import { parseMinor } from '@fairlot/money';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Offer } from '../offers/offer-rows.ts';

/** A referral whose new member has played enough. */
export interface DueReferral {
  memberId: bigint;
  inviterId: bigint;
  offerId: bigint;
  version: number;
}

/**
 * Things that two members may share. A device is a stronger sign than an address, which a family or a café may share.
 */
export type Near = 'device' | 'address';

/** Why a referral is not rewarded. `no-offer`: none was running when the new member registered. */
export type Refused =
  | 'audience'
  | 'currency'
  | 'no-offer'
  | 'same-person'
  | 'same-device'
  | 'same-address'
  | 'too-many';

/** The completed referrals, by id of the new member. */
export function dueReferrals(executor: Executor, after: bigint, limit: number): Promise<DueReferral[]> {
  return executor.rows(sql<DueReferral>`
    select member_id as "memberId", inviter_id as "inviterId", offer_id as "offerId", version
      from promotions_referrals
     where state = 'waiting' and played_minor >= needed_minor and member_id > ${after}::bigint
     order by member_id limit ${limit}::int`);
}

/** Records the inviter of a member, once per member. The inviter sees a refused referral, which is not rewarded. */
export async function insertReferral(
  tx: Tx,
  { memberId, inviterId, at }: { memberId: bigint; inviterId: bigint; at: Date },
  offer: Offer | null,
  refused: Refused | null,
): Promise<void> {
  await tx.run(sql`
    insert into promotions_referrals (member_id, inviter_id, offer_id, version, needed_minor, registered_at, state,
      reason, decided_at)
    values (${memberId}::bigint, ${inviterId}::bigint, ${offer?.id ?? null}::bigint, ${offer?.version ?? null}::int,
      ${parseMinor(offer?.terms.referredTurnover ?? '0')}::bigint, ${at}::timestamptz,
      ${refused === null ? 'waiting' : 'refused'}, ${refused}::text,
      case when ${refused}::text is not null then clock_timestamp() end)
    on conflict do nothing`);
}

/** Updates the play of referred members with the current state of these bets. */
export async function countReferrals(tx: Tx, keys: readonly string[]): Promise<void> {
  await tx.run(sql`select promotions_count_referrals(${[...keys]}::uuid[])`);
}

/** @returns whether the referral was still waiting; it stays locked until the end of the transaction */
export async function lockWaiting(tx: Tx, memberId: bigint): Promise<boolean> {
  return tx.has(sql`
    select 1 from promotions_referrals where member_id = ${memberId}::bigint and state = 'waiting' for update`);
}

/** Number of a member's paid referrals: in the last day, and in total to members with a shared device or address. */
export function countGiven(tx: Tx, inviterId: bigint): Promise<{ inDay: number; near: number }> {
  return tx.one(sql<{ inDay: number; near: number }>`
    select count(*) filter (where decided_at > clock_timestamp() - interval '1 day')::int as "inDay",
           count(*) filter (where near is not null)::int as near
      from promotions_referrals where inviter_id = ${inviterId}::bigint and state = 'given'`);
}

export async function decideReferral(tx: Tx, memberId: bigint, reason: Refused | null, near: Near | null) {
  await tx.run(sql`
    update promotions_referrals set state = ${reason === null ? 'given' : 'refused'}, reason = ${reason}::text,
           near = ${near}::text, decided_at = clock_timestamp() where member_id = ${memberId}::bigint`);
}

export interface Referred {
  memberId: bigint;
  state: 'waiting' | 'given' | 'refused';
  registeredAt: Date;
}

/** Members referred by a member, newest first, with the result in minor units. */
export async function referredBy(
  executor: Executor,
  inviterId: bigint,
): Promise<{ list: Referred[]; total: number; earnedMinor: bigint }> {
  const list = await executor.rows(sql<Referred>`
    select member_id as "memberId", state, registered_at as "registeredAt" from promotions_referrals
     where inviter_id = ${inviterId}::bigint order by registered_at desc, member_id limit 50`);
  const { total, earned } = await executor.one(sql<{ total: number; earned: bigint }>`
    select (select count(*)::int from promotions_referrals where inviter_id = ${inviterId}::bigint) as total,
           (select coalesce(sum(amount_minor), 0)::bigint from promotions_awards
             where member_id = ${inviterId}::bigint and key like 'referral:%' and lapsed_at is null
               -- The gift for having been referred.
               and key <> ${`referral:${inviterId}:${inviterId}`}) as earned`);
  return { list, total, earnedMinor: earned };
}
