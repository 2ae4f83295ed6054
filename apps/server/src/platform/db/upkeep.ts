import { sql } from 'kysely';
import type { Job } from '../jobs/loop.ts';
import type { Database } from './types.ts';

const EVERY_MS = 5000;
const FIRST_AFTER_MS = 1000;
/** Fewer changed rows than this do not make a plan bad. */
const FEW_ROWS = 500;
/** Autovacuum runs at most once a minute; a table that has grown by this factor since then cannot wait for it. */
const GROWN_TIMES = 3;

/**
 * Job that keeps the planner's statistics accurate. Connections cache the plans of functions: a plan made while a table
 * was empty may read all its rows through an unsuitable index, and is kept until the table is analysed. Autovacuum
 * analyses once a minute; this job analyses only tables that have grown several times over since then.
 */
export function createUpkeep(db: Database): Job {
  return {
    name: 'table-upkeep',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    isGentle: true,
    run: () => analyseGrown(db),
  };
}

async function analyseGrown(db: Database): Promise<boolean> {
  const adult = await db.rows(sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and pg_stat_get_mod_since_analyze(c.oid)
         > greatest(${FEW_ROWS}::float8, ${GROWN_TIMES}::float8 * greatest(c.reltuples, 0))`);
  const names = adult.map(({ name }) => name);
  // Only one of several processes analyses a table; the others skip locked tables instead of waiting.
  if (names.length > 0) await db.run(sql.raw(`analyze (skip_locked) ${names.join(', ')}`));
  return false;
}
