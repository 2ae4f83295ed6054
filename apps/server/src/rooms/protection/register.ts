import { type Executor, sql, type SqlPart, type Tx } from '../../platform/db/index.ts';
import { type Outbox, playPaused } from '../../platform/events/index.ts';
import { noteAct } from './limits/repository.ts';

export type RegisterState = 'clear' | 'excluded' | 'unknown';

/** Answer of the exclusion register; `unknown` where it could not be queried. */
export interface RegisterAnswer {
  state: RegisterState;
  /** Null if the register names no end, and for other states. */
  until: Date | null;
}

export interface DueForRegister {
  memberId: bigint;
  /** The last answer; null if it was never queried. */
  state: RegisterState | null;
  /** Whether its last answer is older than two days, or there was none. */
  isStale: boolean;
}

/**
 * Stores the answer, which replaces earlier ones. A failed query blocks play and deposits, and leaves excluded members
 * excluded. The member's acts record every beginning and end.
 */
export async function noteRegister(
  outbox: Outbox,
  tx: Tx,
  memberId: bigint,
  { state, until }: RegisterAnswer,
): Promise<void> {
  const before = await tx.first(sql<{ state: RegisterState | null }>`
    select register_state as state from protection_members where member_id = ${memberId}::bigint for no key update`);
  if (before === undefined) return;
  if (state === 'unknown' && before.state === 'excluded') return;
  await tx.run(sql`
    update protection_members set register_state = ${state}, register_until = ${until}::timestamptz,
           register_at = clock_timestamp() where member_id = ${memberId}::bigint`);
  if (state === 'excluded' && before.state !== 'excluded') {
    await noteAct(tx, memberId, 'register.excluded', { until: until?.toISOString() ?? null });
    await outbox.add(tx, playPaused, memberId, { reason: 'excluded' });
  }
  if (state === 'clear' && before.state === 'excluded') await noteAct(tx, memberId, 'register.cleared', {});
}

export async function dueForRegister(executor: Executor, isAsked: boolean, limit: number): Promise<DueForRegister[]> {
  if (!isAsked)
    await executor.run(sql`
      update protection_members set register_state = null, register_at = null where register_state = 'unknown'`);
  return executor.rows(sql<DueForRegister>`
    select m.member_id as "memberId", m.register_state as state,
           coalesce(m.register_state = 'unknown' or m.register_at < clock_timestamp() - interval '48 hours', true)
             as "isStale"
      from protection_members m
     where m.kind = 'real' and m.closed_at is null
       and (${isAsked}::boolean or m.register_state = 'excluded')
       and coalesce(m.register_at < clock_timestamp() - case m.register_state
             when 'unknown' then interval '1 minute' else interval '24 hours' end, true)
       and exists (select 1 from protection_sessions s
                    where s.member_id = m.member_id and s.seen_at > clock_timestamp() - interval '24 hours')
     order by m.register_at nulls first, m.member_id limit ${limit}::int`);
}

/** Returns which of these members are on a break or excluded. */
export function awayOf(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  return membersWhere(executor, memberIds, sql`protection_is_away(m)`);
}

/** Returns which of these members may not play, although they are not disabled. */
export function stoppedOf(executor: Executor, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  return membersWhere(executor, memberIds, sql`(protection_is_away(m) or m.needs_identity or m.is_play_held)`);
}

async function membersWhere(
  executor: Executor,
  memberIds: readonly bigint[],
  condition: SqlPart<unknown>,
): Promise<ReadonlySet<bigint>> {
  if (memberIds.length === 0) return new Set();
  const rows = await executor.rows(sql<{ memberId: bigint }>`
    select m.member_id as "memberId" from protection_members m
     where m.member_id = any(${[...memberIds]}::bigint[]) and ${condition}`);
  return new Set(rows.map(({ memberId }) => memberId));
}
