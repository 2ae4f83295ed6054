import type { Logger } from 'pino';
import { type Database, sql } from '../db/index.ts';
import type { Job } from '../jobs/loop.ts';
import type { Metrics } from '../metrics.ts';
import type { AuditCheck } from './check.ts';

const EVERY_MS = 10 * 60_000;
/** Delay after a start, so that the first seconds serve returning players. */
const FIRST_AFTER_MS = 30_000;
/**
 * A full proof reads every transfer. The next one starts after at least this many times its duration, so its share of
 * the load does not grow with the ledger.
 */
const REST_TIMES = 50;
const NAME = 'books';

export interface Books {
  /** Proves all books; the list is empty when they are correct. */
  prove(): Promise<string[]>;
  job: Job;
}

/**
 * Schedules the proofs of all rooms' books: new rows every ten minutes, and everything as often as the duration of a
 * full proof allows.
 */
export function createBooks(db: Database, log: Logger, metrics: Metrics, checks: readonly AuditCheck[]): Books {
  const wrong = metrics.gauge('fairlot_ledger_findings', 'Faults found by the last checks of the books');

  async function prove(): Promise<string[]> {
    const findings: string[] = [];
    for (const check of checks) findings.push(...(await check.run()));
    return findings;
  }
  async function proveNew(): Promise<string[]> {
    const findings: string[] = [];
    for (const { recent } of checks) findings.push(...((await recent?.()) ?? []));
    return findings;
  }
  async function look(): Promise<boolean> {
    const isWhole = await claimProof(db);
    const begun = performance.now();
    const findings = isWhole ? await prove() : await proveNew();
    if (isWhole) await noteProof(db, performance.now() - begun, findings.length);
    wrong.set(Math.max(findings.length, await findingsBefore(db)));
    if (findings.length > 0) log.error({ findings }, 'the books are wrong');
    return false;
  }
  return { prove, job: { name: 'audit', everyMs: EVERY_MS, firstAfterMs: FIRST_AFTER_MS, run: look } };
}

/** Claims a full proof when one is due. @returns true in only one of several processes */
async function claimProof(db: Database): Promise<boolean> {
  return db.changes(sql`
    insert into platform_proofs as p (name) values (${NAME})
    on conflict (name) do update set begun_at = clock_timestamp()
     where p.begun_at <= clock_timestamp()
           - greatest(${EVERY_MS}::float8, p.took_ms * ${REST_TIMES}::float8) * interval '1 millisecond'`);
}

async function noteProof(db: Database, tookMs: number, findings: number): Promise<void> {
  await db.run(sql`
    update platform_proofs set took_ms = ${tookMs}::float8, findings = ${findings}::int where name = ${NAME}`);
}

async function findingsBefore(db: Database): Promise<number> {
  return (
    (await db.first(sql<{ findings: number }>`select findings from platform_proofs where name = ${NAME}`))?.findings ??
    0
  );
}
