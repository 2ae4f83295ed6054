import { sql } from 'kysely';
import type { Database } from './types.ts';

/** Everything committed before this call is before this position of the log. */
export async function placeOfPrimary(db: Database): Promise<bigint> {
  return (
    await db.one(sql<{ place: bigint }>`select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as place`)
  ).place;
}

/** Null when the server accepts writes. */
export async function placeOfReplica(db: Database): Promise<bigint | null> {
  return (
    await db.one(sql<{ place: bigint | null }>`
      select case when pg_is_in_recovery()
        then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as place`)
  ).place;
}

/** Whether the other server is a copy of the first and both connections use the same database. */
export async function isSameDatabase(one: Database, other: Database): Promise<boolean> {
  const nameOf = (db: Database) =>
    db.one(sql<{ name: string }>`
      select system_identifier::text || ' ' || current_database() as name from pg_control_system()`);
  const [{ name }, { name: otherName }] = await Promise.all([nameOf(one), nameOf(other)]);
  return name === otherName;
}
