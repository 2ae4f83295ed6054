import { type Executor, sql, type StatementOptions, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

export interface BulkJob {
  id: string;
  operatorId: bigint;
  ip: string;
  list: string;
  filter: string[];
  action: string;
  reason: string;
  /** Entered with the confirmation, for actions that take values. */
  chosen: string[];
  state: 'counting' | 'counted' | 'running' | 'done' | 'failed' | 'cancelled';
  /** Position of the filter's next page. */
  place: string | null;
  fits: bigint;
  refused: bigint;
  rowsDone: bigint;
  rowsFailed: bigint;
  /** Number of rows by reason. */
  leftOut: Record<string, number>;
  failures: Record<string, number>;
  failure: string | null;
}

/** A job with a step that a process has claimed with a lease. */
export type LeasedJob = BulkJob & { lease: string };

/** The check of a row: the reason why it is skipped, or null if it qualifies. */
export interface Judged {
  key: string;
  code: string | null;
}

const COLUMNS = sql`
  j.id, j.operator_id as "operatorId", j.ip, j.list, j.filter, j.action, j.reason, j.chosen, j.state, j.place, j.fits,
  j.refused, j.rows_done as "rowsDone", j.rows_failed as "rowsFailed", j.left_out as "leftOut", j.failures, j.failure`;

/** Concurrent jobs per operator, not counting those inactive for a day. */
const MOST_AT_ONCE = 3;
const WAKES: StatementOptions = { wakes: ['job:backoffice-bulk'] };
/** Maximum number of left-out rows listed, in addition to failed ones. */
const MOST_NAMED = 100;

/** @throws Refusal exports.full */
export async function insertBulk(
  tx: Tx,
  { operatorId, ip, list, filter, action }: Pick<BulkJob, 'operatorId' | 'ip' | 'list' | 'filter' | 'action'>,
): Promise<LeasedJob> {
  await tx.run(sql`select 1 from backoffice_operators where id = ${operatorId}::bigint for no key update`);
  const { open } = await tx.one(sql<{ open: bigint }>`
    select count(*) as open from backoffice_bulk_jobs
     where operator_id = ${operatorId}::bigint and finished_at is null and state <> 'counted'`);
  if (open >= MOST_AT_ONCE) throw new Refusal('exports.full');
  return tx.one(
    sql<LeasedJob>`
    insert into backoffice_bulk_jobs as j (operator_id, ip, list, filter, action, lease)
    values (${operatorId}::bigint, ${ip}, ${list}, ${filter}::text[], ${action}, gen_random_uuid())
    returning ${COLUMNS}, j.lease`,
    WAKES,
  );
}

/** An operator's own job. @throws Refusal not.found */
export async function findBulk(executor: Executor, operatorId: bigint, id: string): Promise<BulkJob> {
  return executor.found(sql<BulkJob>`
    select ${COLUMNS} from backoffice_bulk_jobs j
     where j.id = ${id}::uuid and j.operator_id = ${operatorId}::bigint`);
}

/** Running jobs of an operator on a list. */
export function runningJobs(executor: Executor, operatorId: bigint, list: string): Promise<BulkJob[]> {
  return executor.rows(sql<BulkJob>`
    select ${COLUMNS} from backoffice_bulk_jobs j
     where j.operator_id = ${operatorId}::bigint and j.list = ${list} and j.finished_at is null and j.state = 'running'
     order by j.created_at`);
}

/** The first rows that were skipped or failed; in a started job, failed ones come first. */
export function namedRows(executor: Executor, id: string): Promise<NamedRow[]> {
  return executor.rows(sql<NamedRow>`
    select row_key as row, state, code from backoffice_bulk_rows where job_id = ${id}::uuid and code is not null
     order by state, position limit ${MOST_NAMED}::int`);
}

interface NamedRow {
  row: string;
  state: 'left' | 'failed';
  code: string;
}

/** Changes the state from counted to running, once. @throws Refusal not.found */
export async function beginBulk(
  tx: Tx,
  id: string,
  { reason, chosen }: Pick<BulkJob, 'reason' | 'chosen'>,
): Promise<void> {
  const begun = await tx.run(
    sql`
    update backoffice_bulk_jobs set state = 'running', reason = ${reason}, chosen = ${chosen}::text[],
           leased_until = null
     where id = ${id}::uuid and state = 'counted'`,
    WAKES,
  );
  if (begun === 0) throw new Refusal('not.found');
}

/** @returns whether there was a job to stop */
export async function endBulk(
  executor: Executor,
  id: string,
  state: 'done' | 'failed' | 'cancelled',
  failure: string | null,
): Promise<boolean> {
  return executor.changes(sql`
    update backoffice_bulk_jobs set state = ${state}, failure = ${failure}::text, finished_at = clock_timestamp()
     where id = ${id}::uuid and finished_at is null`);
}

/** Deletes a job that was not started. @returns whether there was one */
export async function dropBulk(executor: Executor, id: string): Promise<boolean> {
  return executor.changes(sql`
    delete from backoffice_bulk_jobs where id = ${id}::uuid and state in ('counting', 'counted')`);
}

/** Claims a step of the job that waited longest, for a minute; no other process can claim it meanwhile. */
export function claimBulk(executor: Executor): Promise<LeasedJob | undefined> {
  return executor.first(sql<LeasedJob>`
    update backoffice_bulk_jobs j set lease = gen_random_uuid(), leased_until = clock_timestamp() + interval '1 minute'
     where j.id = (select id from backoffice_bulk_jobs where state in ('counting', 'running')
         and (leased_until is null or leased_until < clock_timestamp())
       order by stepped_at limit 1 for update skip locked)
    returning ${COLUMNS}, j.lease`);
}

/** Stores the checked rows of one page; after the last page the job waits for the operator. */
export async function keepCounted(
  tx: Tx,
  job: LeasedJob,
  rows: readonly Judged[],
  place: string | null,
): Promise<void> {
  const { id, lease, refused } = job;
  const counting = await tx.first(sql<{ id: string }>`
    select id from backoffice_bulk_jobs
     where id = ${id}::uuid and lease = ${lease}::uuid and state = 'counting' for update`);
  if (counting === undefined) return;
  const others = rows.filter(({ code }) => code !== null);
  const all = [
    ...rows.filter(({ code }) => code === null),
    ...others.slice(0, Math.max(0, MOST_NAMED - Number(refused))),
  ];
  const kept = await tx.rows(sql<{ state: string }>`
    insert into backoffice_bulk_rows (job_id, row_key, state, code)
    select ${id}::uuid, r.key, case when r.code is null then 'fits' else 'left' end, r.code
      from unnest(${all.map(({ key }) => key)}::text[], ${all.map(({ code }) => code)}::text[]) r (key, code)
    on conflict do nothing returning state`);
  const leftOut = { ...job.leftOut };
  for (const { code } of others) leftOut[code ?? ''] = (leftOut[code ?? ''] ?? 0) + 1;
  await tx.run(sql`
    update backoffice_bulk_jobs set place = ${place}::text, leased_until = null, stepped_at = clock_timestamp(),
        fits = fits + ${kept.filter(({ state }) => state === 'fits').length}::int,
        refused = refused + ${others.length}::int, left_out = ${JSON.stringify(leftOut)}::jsonb,
        state = case when ${place}::text is null then 'counted' else state end
     where id = ${id}::uuid`);
}

/** The next rows to process, in the order they were counted. */
export async function dueRows(executor: Executor, id: string, limit: number): Promise<string[]> {
  return executor.values(sql<string>`
    select row_key from backoffice_bulk_rows where job_id = ${id}::uuid and state = 'fits'
     order by position limit ${limit}::int`);
}

/** Records the result of a row. @returns whether the job should continue */
export async function keepDone(executor: Executor, { id, lease }: LeasedJob, { key, code }: Judged): Promise<boolean> {
  return executor.value(sql<boolean>`
    with noted as (
      update backoffice_bulk_rows set state = ${code === null ? 'done' : 'failed'}, code = ${code}::text
       where job_id = ${id}::uuid and row_key = ${key} and state = 'fits' returning 1
    ), counted as (
      update backoffice_bulk_jobs j set stepped_at = clock_timestamp(),
          rows_done = rows_done + ${code === null ? 1 : 0}::int,
          rows_failed = rows_failed + ${code === null ? 0 : 1}::int,
          failures = case when ${code}::text is null then failures else failures || jsonb_build_object(
            ${code}::text, coalesce((failures ->> ${code}::text)::bigint, 0) + 1) end
       where j.id = ${id}::uuid and exists (select 1 from noted) returning j.state, j.lease
    )
    select coalesce((select c.state = 'running' and c.lease = ${lease}::uuid from counted c), false)`);
}

/** Releases the lease, so that any process can take the next step. */
export async function restBulk(executor: Executor, { id, lease }: LeasedJob): Promise<void> {
  await executor.run(sql`
    update backoffice_bulk_jobs set leased_until = null, stepped_at = clock_timestamp()
     where id = ${id}::uuid and lease = ${lease}::uuid`);
}

/** Whether the job should continue, checked before a step changes anything. */
export async function isRunning(executor: Executor, { id, lease }: LeasedJob): Promise<boolean> {
  return executor.has(sql`
    select id from backoffice_bulk_jobs where id = ${id}::uuid and lease = ${lease}::uuid and state = 'running'`);
}

/** Deletes jobs that were counted and never started after a day, and ended ones after a week. */
export async function pruneBulk(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from backoffice_bulk_jobs where finished_at < clock_timestamp() - interval '7 days'
        or (state = 'counted' and stepped_at < clock_timestamp() - interval '1 day')`);
}
