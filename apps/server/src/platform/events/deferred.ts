import { type Database, sql, type Tx } from '../db/index.ts';
import type { OutboxEvent } from './listener.ts';

export type DeferReason = 'failed' | 'behind' | 'unknown';

export interface Deferral {
  event: OutboxEvent;
  reason: DeferReason;
}

/** A failed event is retried after 1, 2, 4 … seconds, at most after five minutes. */
const MOST_SECONDS = 300;

/** Members whose events a listener must not receive yet, because an earlier event of theirs failed. */
export async function heldMembers(tx: Tx, listener: string, events: readonly OutboxEvent[]): Promise<Set<bigint>> {
  const members = events.flatMap(({ memberId }) => memberId ?? []);
  const rows = await tx.rows(sql<{ memberId: bigint }>`
    select distinct member_id as "memberId" from platform_deferred
     where listener = ${listener} and reason <> 'unknown' and member_id = any(${members}::bigint[])`);
  return new Set(rows.map(({ memberId }) => memberId));
}

/** Stores events for later delivery. */
export async function defer(tx: Tx, listener: string, deferrals: readonly Deferral[]): Promise<void> {
  const events = deferrals.map(({ event }) => event);
  await tx.run(sql`
    insert into platform_deferred (listener, event_id, member_id, reason)
    select ${listener}, d.* from unnest(${events.map(({ id }) => id)}::bigint[],
      ${events.map(({ memberId }) => memberId)}::bigint[],
      ${deferrals.map(({ reason }) => reason)}::text[]) as d(event_id, member_id, reason)
    on conflict do nothing`);
}

/** Records a failure; each further retry is delayed longer. */
export async function noteFailure(tx: Tx, listener: string, { id, memberId }: OutboxEvent, error: unknown) {
  await tx.run(sql`
    insert into platform_deferred as d (listener, event_id, member_id, reason, attempts, next_attempt_at, last_error)
    values (${listener}, ${id}::bigint, ${memberId}::bigint, 'failed', 1, clock_timestamp() + interval '1 second',
      left(${String(error)}, 500))
    on conflict (listener, event_id) do update
      set reason = 'failed', attempts = d.attempts + 1, last_error = excluded.last_error,
      next_attempt_at = clock_timestamp() + least(power(2, d.attempts), ${MOST_SECONDS}) * interval '1 second'`);
}

/** The next events to retry: only the first one of each member. */
export async function dueEvents(db: Database | Tx, listener: string, handled: readonly string[], limit: number) {
  return db.rows(sql<OutboxEvent>`
    select o.id, o.topic, o.member_id as "memberId", o.payload, o.created_at as at
      from platform_deferred d join platform_outbox o on o.id = d.event_id
     where d.listener = ${listener} and d.next_attempt_at <= clock_timestamp() and o.topic = any(${handled}::text[])
       and not exists (select 1 from platform_deferred e
                        where e.listener = d.listener and e.member_id = d.member_id and e.event_id < d.event_id
                          and e.reason <> 'unknown')
     order by o.id limit ${limit}::int`);
}

/** Returns whether the event is still to be delivered. */
export async function isDeferred(tx: Tx, listener: string, id: bigint): Promise<boolean> {
  return tx.has(sql`select 1 from platform_deferred where listener = ${listener} and event_id = ${id}::bigint`);
}

export async function forgetDeferral(tx: Tx, listener: string, id: bigint): Promise<void> {
  await tx.run(sql`delete from platform_deferred where listener = ${listener} and event_id = ${id}::bigint`);
}
