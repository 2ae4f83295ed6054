import type { RawBuilder } from 'kysely';
import { type Database, sql, type Tx } from '../../../platform/db/index.ts';

/** Recent activity of members, cached briefly so that a call needs no statement. */
export interface Presence {
  note(memberId: bigint): void;
  /** Writes the recorded activity. */
  save(): Promise<void>;
}

/** Minutes without activity after which a session ends. */
const BREAK_MINUTES = 30;
/** Serialises writes of several processes, so that two of them do not begin one session twice. */
const SAVE_LOCK = 7_300_040;

export function createPresence(db: Database): Presence {
  let noted = new Map<bigint, { first: number; last: number }>();
  return {
    note: (memberId) => {
      const at = performance.now();
      const known = noted.get(memberId);
      if (known) known.last = at;
      else noted.set(memberId, { first: at, last: at });
    },
    save: async () => {
      if (noted.size === 0) return;
      const taken = noted;
      noted = new Map();
      const at = performance.now();
      // As ages, because the database's clock counts.
      const rows = [...taken].map(([memberId, { first, last }]) => ({
        memberId: String(memberId),
        first: Math.round(at - first),
        last: Math.round(at - last),
      }));
      await db.transaction((tx) =>
        extendSessions(
          tx,
          sql`
          select "memberId" as member_id, clock_timestamp() - first * interval '1 millisecond' as first,
                 clock_timestamp() - last * interval '1 millisecond' as last
            from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g("memberId" bigint, first int, last int)`,
        ),
      );
    },
  };
}

/**
 * Extends the sessions of active members; a member whose break was long enough begins a new one.
 * @param active `member_id` with the times of the `first` and `last` activity
 */
export async function extendSessions(tx: Tx, active: RawBuilder<unknown>): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(${SAVE_LOCK})`);
  await tx.run(sql`
    with given as materialized (${active}), going_on as (
      update protection_sessions s set seen_at = greatest(s.seen_at, g.last) from given g
       where s.member_id = g.member_id and s.seen_at > g.first - make_interval(mins => ${BREAK_MINUTES}::int)
         and s.began_at = (select max(began_at) from protection_sessions where member_id = g.member_id)
      returning s.member_id)
    insert into protection_sessions (member_id, began_at, seen_at)
    select member_id, first, last from given where member_id not in (select member_id from going_on)
    on conflict (member_id, began_at) do nothing`);
}
