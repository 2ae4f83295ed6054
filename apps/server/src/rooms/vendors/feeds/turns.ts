import { type Database, sql } from '../../../platform/db/index.ts';

/** Whether this process should do the work now; no other process does it for this number of seconds. */
export async function takeTurn(db: Database, task: string, seconds: number): Promise<boolean> {
  return db.has(sql`
    insert into vendors_turns as t (task, next_at)
    values (${task}, clock_timestamp() + ${seconds}::int * interval '1 second')
    on conflict (task) do update set next_at = excluded.next_at where t.next_at <= clock_timestamp()
    returning 1`);
}
