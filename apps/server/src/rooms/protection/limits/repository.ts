import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { limitSet, type Outbox } from '../../../platform/events/index.ts';
import { decideChange } from './decide-change.ts';

export const LIMIT_KINDS = ['deposit', 'loss', 'stake', 'session'] as const;
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** A limit of a member; values are minor units, for sessions minutes. */
export interface LimitRow {
  kind: LimitKind;
  period: LimitPeriod;
  value: bigint | null;
  used: bigint;
  isRaisePending: boolean;
  pendingValue: bigint | null;
  confirmFrom: Date | null;
}

/** Waiting time of a raise (RTS 12). */
const RAISE_WAITS_HOURS = 24;

/** Every kind and period, whether a limit is set or not. */
export async function readLimits(executor: Executor, memberId: bigint): Promise<LimitRow[]> {
  return executor.rows(sql<LimitRow>`
    with bets as (
      select p.period, coalesce(sum(b.stake_minor), 0)::bigint as staked,
             coalesce(sum(b.stake_minor - b.win_minor), 0)::bigint as lost
        from unnest(${[...LIMIT_PERIODS]}::text[]) as p(period)
       cross join lateral (
         -- Once for each period instead of for each bet.
         select protection_period_start(p.period, protection_slot(clock_timestamp())) as since offset 0) s
        left join protection_bets b on b.member_id = ${memberId}::bigint and b.status in ('open', 'won', 'lost')
         and b.placed_at >= s.since
       group by p.period)
    select k.kind, p.period, l.limit_value as value, coalesce(l.is_raise_pending, false) as "isRaisePending",
           l.pending_value as "pendingValue", l.confirm_from as "confirmFrom",
           case k.kind when 'stake' then p.staked when 'loss' then greatest(p.lost, 0)
                       when 'deposit' then protection_deposited(${memberId}::bigint, p.period, null)
                       else protection_session_minutes(${memberId}::bigint) end as used
      from unnest(${[...LIMIT_KINDS]}::text[]) with ordinality as k(kind, place)
     cross join bets p
      left join protection_limits l
        on l.member_id = ${memberId}::bigint and l.kind = k.kind and l.period = p.period
     order by k.place, array_position(${[...LIMIT_PERIODS]}::text[], p.period)`);
}

/**
 * Sets, lowers, removes or requests a raise of one limit. Bets and deposits that passed the gate before are finished
 * first; none begins under the previous limit afterwards.
 */
export async function changeLimit(
  outbox: Outbox,
  tx: Tx,
  memberId: bigint,
  { kind, period, wanted }: { kind: LimitKind; period: LimitPeriod; wanted: bigint | null },
): Promise<void> {
  const row = await lockLimit(tx, memberId, kind, period);
  const before = row?.value ?? null;
  const pending = row?.isRaisePending ? { value: row.pendingValue } : null;
  const change = decideChange({ value: before, pending }, wanted);
  if (change.kind === 'none') return;
  if (change.kind === 'ask') {
    await tx.run(sql`
      update protection_limits set is_raise_pending = true, pending_value = ${change.value}::bigint,
             confirm_from = clock_timestamp() + make_interval(hours => ${RAISE_WAITS_HOURS}::int)
       where member_id = ${memberId}::bigint and kind = ${kind} and period = ${period}`);
    return noteAct(tx, memberId, 'limit.raise.asked', detailOf(kind, period, before, change.value));
  }
  await tx.run(sql`
    insert into protection_limits (member_id, kind, period, limit_value)
    values (${memberId}::bigint, ${kind}, ${period}, ${change.value}::bigint)
    on conflict (member_id, kind, period) do update
      set limit_value = excluded.limit_value, is_raise_pending = false, pending_value = null, confirm_from = null`);
  await followLimits(tx, memberId);
  const act = change.value === before ? 'limit.raise.dropped' : 'limit.set';
  await noteAct(tx, memberId, act, detailOf(kind, period, before, change.value));
  if (act === 'limit.set') await outbox.add(tx, limitSet, memberId, { kind, period });
}

/**
 * @returns the pending raise and the time from which it may be confirmed; `isConfirmed` when it was confirmed and is
 * effective
 */
export async function confirmRaise(
  tx: Tx,
  memberId: bigint,
  kind: LimitKind,
  period: LimitPeriod,
): Promise<{ isConfirmed: boolean; confirmFrom: Date } | undefined> {
  const row = await lockLimit(tx, memberId, kind, period);
  if (row === undefined || row.confirmFrom === null) return undefined;
  const { confirmFrom, isDue } = row;
  if (!isDue) return { isConfirmed: false, confirmFrom };
  await tx.run(sql`
    update protection_limits set limit_value = pending_value, is_raise_pending = false, pending_value = null,
           confirm_from = null
     where member_id = ${memberId}::bigint and kind = ${kind} and period = ${period}`);
  await followLimits(tx, memberId);
  await noteAct(tx, memberId, 'limit.raise.confirmed', detailOf(kind, period, row.value, row.pendingValue));
  return { isConfirmed: true, confirmFrom };
}

/** Records for ever a member's own protective action, or one taken for them. */
export async function noteAct(tx: Tx, memberId: bigint, act: string, detail: object): Promise<void> {
  await tx.run(sql`
    insert into protection_acts (member_id, act, detail)
    values (${memberId}::bigint, ${act}, ${JSON.stringify(detail)}::jsonb)`);
}

function detailOf(kind: LimitKind, period: LimitPeriod, before: bigint | null, after: bigint | null): object {
  return { kind, period, before: before?.toString() ?? null, after: after?.toString() ?? null };
}

type LockedLimit = Omit<LimitRow, 'used'> & { isDue: boolean };

/** Locks the member's row, which gates lock for reading. */
async function lockLimit(tx: Tx, memberId: bigint, kind: LimitKind, period: LimitPeriod) {
  await tx.run(sql`select 1 from protection_members where member_id = ${memberId}::bigint for no key update`);
  return tx.first(sql<LockedLimit>`
    select kind, period, limit_value as value, is_raise_pending as "isRaisePending", pending_value as "pendingValue",
           confirm_from as "confirmFrom", coalesce(confirm_from <= clock_timestamp(), false) as "isDue"
      from protection_limits where member_id = ${memberId}::bigint and kind = ${kind} and period = ${period}`);
}

/** Stores whether the gate has to check the member's limits, and has their sums counted again. */
async function followLimits(tx: Tx, memberId: bigint): Promise<void> {
  await tx.run(sql`
    delete from protection_limits
     where member_id = ${memberId}::bigint and limit_value is null and not is_raise_pending`);
  await tx.run(sql`
    update protection_members set is_play_limited = exists (
        select 1 from protection_limits where member_id = ${memberId}::bigint and kind <> 'deposit'
           and limit_value is not null)
     where member_id = ${memberId}::bigint`);
  await tx.run(sql`
    insert into protection_sums (member_id) values (${memberId}::bigint)
    on conflict (member_id) do update set slot_at = null`);
}
