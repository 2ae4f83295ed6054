import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

export interface BulkJob {
  id: string;
  operatorId: bigint;
  ip: string;
  list: string;
  filter: string[];
  action: string;
  reason: string;
  state: 'counting' | 'counted' | 'running' | 'done' | 'failed' | 'cancelled';
  place: string | null;
  fits: bigint;
  refused: bigint;
  rowsDone: bigint;
  rowsFailed: bigint;
  failure: string | null;
}

const COLUMNS = sql`
  j.id, j.operator_id as "operatorId", j.ip, j.list, j.filter, j.action, j.reason, j.state, j.place, j.fits, j.refused,
  j.rows_done as "rowsDone", j.rows_failed as "rowsFailed", j.failure`;

/** Of one operator at a time, those that nobody went on with for a day apart. */
const MOST_AT_ONCE = 3;

/** @throws Refusal exports.full */
export async function insertBulk(
  tx: Tx,
  { operatorId, ip, list, filter, action, reason }: Omit<BulkJob, 'id' | 'state' | 'place' | 'failure' | keyof Counts>,
): Promise<string> {
  await tx.run(sql`select 1 from backoffice_operators where id = ${operatorId}::bigint for no key update`);
  const { open } = await tx.one(sql<{ open: bigint }>`
    select count(*) as open from backoffice_bulk_jobs
     where operator_id = ${operatorId}::bigint and finished_at is null and state <> 'counted'`);
  if (open >= MOST_AT_ONCE) throw new Refusal('exports.full');
  const { id } = await tx.one(sql<{ id: string }>`
    insert into backoffice_bulk_jobs (operator_id, ip, list, filter, action, reason)
    values (${operatorId}::bigint, ${ip}, ${list}, ${filter}::text[], ${action}, ${reason}) returning id`);
  return id;
}

/** An operator's own job. @throws Refusal not.found */
export async function findBulk(executor: Executor, operatorId: bigint, id: string): Promise<BulkJob> {
  const job = await executor.first(sql<BulkJob>`
    select ${COLUMNS} from backoffice_bulk_jobs j
     where j.id = ${id}::uuid and j.operator_id = ${operatorId}::bigint`);
  if (job === undefined) throw new Refusal('not.found');
  return job;
}

/** Goes from counted to running, once. @throws Refusal not.found */
export async function beginBulk(tx: Tx, id: string): Promise<void> {
  const begun = await tx.run(sql`
    update backoffice_bulk_jobs set state = 'running', place = null, leased_until = null
     where id = ${id}::uuid and state = 'counted'`);
  if (begun === 0) throw new Refusal('not.found');
}

/** @returns whether there was something to stop */
export async function endBulk(
  executor: Executor,
  id: string,
  state: 'failed' | 'cancelled',
  failure: string | null,
): Promise<boolean> {
  const ended = await executor.run(sql`
    update backoffice_bulk_jobs set state = ${state}, failure = ${failure}::text, finished_at = clock_timestamp()
     where id = ${id}::uuid and finished_at is null`);
  return ended === 1;
}

/** Takes the job that waited longest for a step, for a minute; nobody else has it meanwhile. */
export function claimBulk(executor: Executor): Promise<(BulkJob & { lease: string }) | undefined> {
  return executor.first(sql<BulkJob & { lease: string }>`
    update backoffice_bulk_jobs j set lease = gen_random_uuid(), leased_until = clock_timestamp() + interval '1 minute'
     where j.id = (select id from backoffice_bulk_jobs where state in ('counting', 'running')
         and (leased_until is null or leased_until < clock_timestamp())
       order by stepped_at limit 1 for update skip locked)
    returning ${COLUMNS}, j.lease`);
}

export interface Counts {
  fits: number;
  refused: number;
  rowsDone: number;
  rowsFailed: number;
}

/**
 * Keeps how far it came; behind the last row counting waits for the operator, and doing is done. What was done before
 * it was cancelled counts.
 */
export async function keepBulkStep(
  executor: Executor,
  { id, lease, state }: Pick<BulkJob, 'id' | 'state'> & { lease: string },
  { fits, refused, rowsDone, rowsFailed }: Counts,
  place: string | null,
): Promise<void> {
  const after = state === 'counting' ? 'counted' : 'done';
  await executor.run(sql`
    update backoffice_bulk_jobs set place = ${place}::text, leased_until = null, stepped_at = clock_timestamp(),
        fits = fits + ${fits}::int, refused = refused + ${refused}::int, rows_done = rows_done + ${rowsDone}::int,
        rows_failed = rows_failed + ${rowsFailed}::int,
        state = case when ${place}::text is null and state = ${state} then ${after} else state end,
        finished_at = case when ${place}::text is null and state = ${state} and ${after} = 'done'
                           then clock_timestamp() else finished_at end
     where id = ${id}::uuid and lease = ${lease}::uuid and state in (${state}, 'cancelled')`);
}

/** Whether it is to go on, asked between rows. */
export async function isRunning(executor: Executor, id: string): Promise<boolean> {
  const found = await executor.first(sql<{ id: string }>`
    select id from backoffice_bulk_jobs where id = ${id}::uuid and state = 'running'`);
  return found !== undefined;
}

/** What was counted and never begun goes after a day, what is over after a week. */
export async function pruneBulk(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from backoffice_bulk_jobs where finished_at < clock_timestamp() - interval '7 days'
        or (state = 'counted' and stepped_at < clock_timestamp() - interval '1 day')`);
}
