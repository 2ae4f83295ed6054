import { type Executor, sql } from '../../platform/db/index.ts';
import type { RegisterState } from './register.ts';

export type GateAction = 'play' | 'deposit' | 'withdraw';
export type GateReason =
  | 'unknown'
  | 'disabled'
  | 'timed-out'
  | 'excluded'
  | 'unchecked'
  | 'unidentified'
  | 'bills-unpaid'
  | 'trial-real-money'
  | 'real-play-money';

/**
 * Why a member must not be invited to play: on a break, excluded or disabled; waiting for a higher limit; at a limit;
 * contacted by staff about their play.
 */
export type OfferBar = 'away' | 'raise' | 'limit' | 'risk';

/** Past ends are null. */
export interface ProtectionState {
  timedOutUntil: Date | null;
  excludedUntil: Date | null;
}

/** Protection of one member, with the way back from an exclusion. */
export interface MemberState extends ProtectionState {
  /** When a requested return begins; null if none was requested. */
  returnFrom: Date | null;
  /** Whether the exclusion's time is over and its member has not requested a return yet. */
  mayAskReturn: boolean;
  /** Last answer of the exclusion register; null when it was never queried. */
  register: RegisterState | null;
  /** End of the exclusion in the register, if it reports one. */
  registerUntil: Date | null;
  /** Whether the market requires a verified identity before play, and it is not verified. */
  needsIdentity: boolean;
}

export async function askGate(executor: Executor, memberId: bigint, action: GateAction, asset: string) {
  return executor.value(sql<GateReason | null>`select protection_gate(${memberId}::bigint, ${action}, ${asset})`);
}

/** Holds the play of exactly these members and releases everyone else. */
export async function holdPlay(executor: Executor, memberIds: readonly bigint[]): Promise<void> {
  await executor.run(sql`select protection_hold_play(${memberIds}::bigint[])`);
}

export async function mayBeOffered(executor: Executor, memberId: bigint): Promise<boolean> {
  return executor.value(sql<boolean>`select protection_may_be_offered(${memberId}::bigint)`);
}

/** Returns which of these members must not be invited to play, with the reason. */
export async function offerBars(
  executor: Executor,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, OfferBar>> {
  if (memberIds.length === 0) return new Map();
  const rows = await executor.rows(sql<{ memberId: bigint; reason: OfferBar }>`
    select id as "memberId", coalesce(b.reason, 'away') as reason
      from unnest(${[...memberIds]}::bigint[]) as id
      left join protection_offer_bars(${[...memberIds]}::bigint[]) b on b.member_id = id
     where b.member_id is null or b.reason is not null`);
  return new Map(rows.map(({ memberId, reason }) => [memberId, reason]));
}

export async function isSamePerson(executor: Executor, one: bigint, other: bigint): Promise<boolean> {
  return executor.value(sql<boolean>`select protection_same_person(${one}::bigint, ${other}::bigint)`);
}

export async function registerMember(executor: Executor, memberId: bigint, kind: 'real' | 'trial'): Promise<void> {
  await executor.run(sql`select protection_register(${memberId}::bigint, ${kind})`);
}

export async function disableMember(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`
    update protection_members set disabled_at = coalesce(disabled_at, clock_timestamp())
      where member_id = ${memberId}::bigint`);
}

export async function enableMember(executor: Executor, memberId: bigint): Promise<void> {
  await executor.run(sql`update protection_members set disabled_at = null where member_id = ${memberId}::bigint`);
}

export async function readState(executor: Executor, memberId: bigint): Promise<MemberState> {
  return executor.one(sql<MemberState>`
    select case when timed_out_until > clock_timestamp() then timed_out_until end as "timedOutUntil",
           case when excluded_until > clock_timestamp() then excluded_until end as "excludedUntil",
           case when return_from > clock_timestamp() then return_from end as "returnFrom",
           coalesce(excluded_until <= clock_timestamp() and coalesce(return_from < excluded_until, true), false)
             as "mayAskReturn",
           register_state as register, register_until as "registerUntil",
           needs_identity as "needsIdentity"
      from protection_members where member_id = ${memberId}::bigint`);
}

/** Locks the rows even where nothing changes, so that of two transactions the later one sees what the other decided. */
export async function needIdentity(executor: Executor, memberIds: readonly bigint[], isNeeded: boolean): Promise<void> {
  await executor.run(sql`
    select 1 from protection_members where member_id = any(${memberIds}::bigint[])
     order by member_id for no key update`);
  await executor.run(sql`
    update protection_members set needs_identity = ${isNeeded}::boolean
     where member_id = any(${memberIds}::bigint[]) and needs_identity <> ${isNeeded}::boolean`);
}

/** A time-out that already lasts longer stays unchanged. */
export async function extendTimeout(executor: Executor, memberId: bigint, hours: number): Promise<void> {
  await executor.run(sql`
    update protection_members
      set timed_out_until = greatest(timed_out_until, clock_timestamp() + make_interval(hours => ${hours}::int))
     where member_id = ${memberId}::bigint`);
}

/** An exclusion that already lasts longer stays unchanged. */
export async function extendExclusion(executor: Executor, memberId: bigint, months: number): Promise<void> {
  await executor.run(sql`
    update protection_members
      set excluded_until = greatest(excluded_until, clock_timestamp() + make_interval(months => ${months}::int))
     where member_id = ${memberId}::bigint`);
}

/** Time between the request for a return and its beginning. */
const RETURN_WAITS_HOURS = 24;

/** Requests a return after an exclusion whose time is over. @returns false if there is nothing to return from */
export async function askReturn(executor: Executor, memberId: bigint): Promise<boolean> {
  return executor.changes(sql`
    update protection_members
       set return_from = clock_timestamp() + make_interval(hours => ${RETURN_WAITS_HOURS}::int)
     where member_id = ${memberId}::bigint and excluded_until <= clock_timestamp()
       and coalesce(return_from < excluded_until, true)`);
}
