import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

export type ExportState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface ExportJob {
  id: string;
  operatorId: bigint;
  list: string;
  filter: string[];
  sort: string | null;
  columns: string[];
  /** Operator code of the language of names. */
  language: string;
  state: ExportState;
  /** Position of the next step; null before the first. */
  place: string | null;
  parts: number;
  rowsDone: bigint;
  rowsGuess: bigint;
  failure: string | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Concurrent exports per operator. */
const MOST_AT_ONCE = 3;

export const EXPORT_COLUMNS = sql`
  e.id, e.operator_id as "operatorId", e.list, e.filter, e.sort, e.columns, e.language, e.state, e.place, e.parts,
  e.rows_done as "rowsDone", e.rows_guess as "rowsGuess", e.failure, e.created_at as "createdAt",
  e.finished_at as "finishedAt"`;

/** @throws Refusal exports.full */
export async function insertExport(
  tx: Tx,
  job: Pick<ExportJob, 'operatorId' | 'list' | 'filter' | 'sort' | 'columns' | 'language' | 'rowsGuess'>,
): Promise<string> {
  await tx.run(sql`select 1 from backoffice_operators where id = ${job.operatorId}::bigint for no key update`);
  const { open } = await tx.one(sql<{ open: bigint }>`
    select count(*) as open from backoffice_exports
     where operator_id = ${job.operatorId}::bigint and state in ('waiting', 'running')`);
  if (open >= MOST_AT_ONCE) throw new Refusal('exports.full');
  return tx.value(
    sql<string>`
    insert into backoffice_exports (operator_id, list, filter, sort, columns, language, rows_guess)
    values (${job.operatorId}::bigint, ${job.list}, ${job.filter}::text[], ${job.sort}::text, ${job.columns}::text[],
      ${job.language}, ${job.rowsGuess}::bigint)
    returning id`,
    { wakes: ['job:backoffice-exports'] },
  );
}

/** An operator's own export. @throws Refusal not.found */
export async function findExport(executor: Executor, operatorId: bigint, id: string): Promise<ExportJob> {
  return executor.found(sql<ExportJob>`
    select ${EXPORT_COLUMNS} from backoffice_exports e
     where e.id = ${id}::uuid and e.operator_id = ${operatorId}::bigint`);
}

/** Claims a step of the export that waited longest, for half a minute; no other process can claim it meanwhile. */
export function claimExport(executor: Executor): Promise<(ExportJob & { lease: string }) | undefined> {
  return executor.first(sql<ExportJob & { lease: string }>`
    update backoffice_exports e set state = 'running', lease = gen_random_uuid(),
        leased_until = clock_timestamp() + interval '30 seconds'
     where e.id = (select id from backoffice_exports where state in ('waiting', 'running')
         and (leased_until is null or leased_until < clock_timestamp())
       order by stepped_at limit 1 for update skip locked)
    returning ${EXPORT_COLUMNS}, e.lease`);
}

interface Step {
  content: Buffer;
  rows: number;
  /** Null after the last row. */
  place: string | null;
}

/** Stores one piece and the next position; stores nothing when the export was cancelled meanwhile. */
export async function keepStep(
  db: Database,
  { id, lease, parts }: Pick<ExportJob, 'id' | 'parts'> & { lease: string },
  { content, rows, place }: Step,
): Promise<void> {
  await db.transaction(async (tx) => {
    const kept = await tx.run(sql`
      update backoffice_exports set place = ${place}::text, parts = parts + 1, rows_done = rows_done + ${rows}::int,
          leased_until = null, stepped_at = clock_timestamp(),
          state = case when ${place}::text is null then 'done' else 'running' end,
          finished_at = case when ${place}::text is null then clock_timestamp() end
       where id = ${id}::uuid and lease = ${lease}::uuid and state = 'running'`);
    if (kept === 0) return;
    await tx.run(sql`
      insert into backoffice_export_parts (export_id, part, content)
      values (${id}::uuid, ${parts}::int, ${content}::bytea)`);
  });
}

export async function failExport(db: Database, id: string, failure: string): Promise<void> {
  await db.transaction((tx) => end(tx, id, 'failed', failure));
}

/** Stops the export and deletes its pieces. @returns false when it had ended before, and is deleted now */
export async function cancelExport(tx: Tx, id: string): Promise<boolean> {
  if (await end(tx, id, 'cancelled', null)) return true;
  await tx.run(sql`delete from backoffice_exports where id = ${id}::uuid`);
  return false;
}

async function end(tx: Tx, id: string, state: 'failed' | 'cancelled', failure: string | null): Promise<boolean> {
  const ended = await tx.run(sql`
    update backoffice_exports set state = ${state}, failure = ${failure}::text, finished_at = clock_timestamp()
     where id = ${id}::uuid and state in ('waiting', 'running')`);
  if (ended === 0) return false;
  await tx.run(sql`delete from backoffice_export_parts where export_id = ${id}::uuid`);
  return true;
}

export async function readPart(executor: Executor, id: string, part: number): Promise<Uint8Array | undefined> {
  const found = await executor.first(sql<{ content: Uint8Array }>`
    select content from backoffice_export_parts where export_id = ${id}::uuid and part = ${part}::int`);
  return found?.content;
}

/** Files are kept for a day. */
export async function pruneExports(executor: Executor): Promise<void> {
  await executor.run(sql`
    delete from backoffice_exports where finished_at < clock_timestamp() - interval '1 day'`);
}
