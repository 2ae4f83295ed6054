import { sql } from 'kysely';
import type { Job } from '../jobs/loop.ts';
import type { Database } from './types.ts';

const EVERY_MS = 2000;
const FIRST_AFTER_MS = 1000;
/** Changes of a table below which any plan does. */
const FEW_ROWS = 500;
/** PostgreSQL's own upkeep comes each minute at most; what has grown so many times since then does not wait for it. */
const GROWN_TIMES = 3;
/** Parts of a table that PostgreSQL's own upkeep waits for: changed rows, rows that nobody can see any more. */
const CHANGED_PART = 0.1;
const DEAD_PART = 0.2;

/**
 * Keeps what the planner knows of the tables near the truth. Plans of functions are kept by their connections: one that
 * was made while a table was empty may read all its rows by its least useful index, and stays until the table is
 * analysed.
 *
 * PostgreSQL does this by itself once a minute, so that here only tables that grew manifold since then are analysed.
 * The embedded engine does nothing by itself: there this job analyses and vacuums by PostgreSQL's own rules, one table
 * after the other, because each holds up the only connection.
 */
export function createUpkeep(db: Database): Job {
  return {
    name: 'table-upkeep',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    isGentle: true,
    run: () => (db.engine === 'pglite' ? tidyOne(db) : analyseGrown(db)),
  };
}

/** Rows when the table was analysed last; none if it never was. */
const ROWS = sql`greatest(c.reltuples, 0)`;
const CHANGES = sql`pg_stat_get_mod_since_analyze(c.oid)`;
const DEAD = sql`pg_stat_get_dead_tuples(c.oid)`;
const OWN_TABLES = sql`c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

async function analyseGrown(db: Database): Promise<boolean> {
  const grown = await db.rows(sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
     where ${OWN_TABLES} and ${CHANGES} > greatest(${FEW_ROWS}::float8, ${GROWN_TIMES}::float8 * ${ROWS})`);
  const names = grown.map(({ name }) => name);
  // Of several processes one does it; the others have no reason to wait.
  if (names.length > 0) await db.run(sql.raw(`analyze (skip_locked) ${names.join(', ')}`));
  return false;
}

/** @returns whether a table was found, so that there may be others */
async function tidyOne(db: Database): Promise<boolean> {
  const isLittered = sql`${DEAD} > ${FEW_ROWS}::float8 + ${DEAD_PART}::float8 * ${ROWS}`;
  const table = await db.first(sql<{ name: string; isLittered: boolean }>`
    select c.oid::regclass::text as name, ${isLittered} as "isLittered" from pg_class c
     where ${OWN_TABLES} and (${isLittered} or ${CHANGES} > ${FEW_ROWS}::float8 + ${CHANGED_PART}::float8 * ${ROWS})
     order by ${CHANGES} desc limit 1`);
  if (table === undefined) return false;
  await db.run(sql.raw(`${table.isLittered ? 'vacuum (analyze)' : 'analyze'} ${table.name}`));
  return true;
}
