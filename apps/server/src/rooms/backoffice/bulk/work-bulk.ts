import type { OperatorCaller } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, type BulkAction, nameOfList, readPage } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOperatorById } from '../operators.ts';
import { permissionsWith } from '../roles/permissions.ts';
import { type BulkJob, claimBulk, type Counts, endBulk, isRunning, keepBulkStep } from './store.ts';

const COUNTED_A_STEP = 400;
/** Each row is a transaction of its own, so that a step stays short. */
const DONE_A_STEP = 25;

/** What can be done about all rows of a list. @throws Refusal not.found, permission.denied */
export function bulkActionOf(
  { collected }: Platform,
  { list, action }: Pick<BulkJob, 'list' | 'action'>,
  permissions: readonly string[],
): BulkAction {
  const known = collected
    .all()
    .flatMap(({ desk }) => desk?.bulk ?? [])
    .find((one) => one.list === list && one.action === action);
  if (known === undefined) throw new Refusal('not.found');
  if (!permissions.includes(known.permission)) throw new Refusal('permission.denied');
  return known;
}

/**
 * Takes one job one step further: counts, or does. Whoever lost the right meanwhile goes no further.
 * @returns whether there was something to do
 */
export async function workBulk(platform: Platform): Promise<boolean> {
  const { db, collected } = platform;
  const job = await claimBulk(db);
  if (job === undefined) return false;
  try {
    const operator = await callerOf(platform, job);
    const action = bulkActionOf(platform, job, operator.permissions);
    const list = collected.lists().find((one) => nameOfList(one) === job.list);
    if (list === undefined) throw new Refusal('not.found');
    const { permission } = list.endpoint;
    if (permission !== undefined && !operator.permissions.includes(permission)) throw new Refusal('permission.denied');
    const limit = job.state === 'counting' ? COUNTED_A_STEP : DONE_A_STEP;
    const wish = { filter: job.filter, after: job.place ?? undefined, limit };
    const { list: rows, next } = await readPage(db, list, wish, operator);
    const counts =
      job.state === 'counting'
        ? countRows(action, rows)
        : await doRows(platform, job, action, rows, { operator, ip: job.ip });
    await keepBulkStep(db, job, counts, next);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await endBulk(db, job.id, 'failed', error.code);
  }
  return true;
}

async function callerOf(platform: Platform, { id, operatorId }: BulkJob): Promise<OperatorCaller> {
  const { name, role, isDisabled, decisions } = await findOperatorById(platform.db, operatorId);
  const permissions = isDisabled ? [] : permissionsWith(platform, role, decisions);
  return { operatorId, name, role, permissions, step: 'open', sessionId: `bulk:${id}` };
}

function countRows(action: BulkAction, rows: readonly object[]): Counts {
  const refused = rows.filter((row) => action.refusal(row) !== null).length;
  return { fits: rows.length - refused, refused, rowsDone: 0, rowsFailed: 0 };
}

async function doRows(
  { db }: Platform,
  { id, reason }: BulkJob,
  action: BulkAction,
  rows: readonly object[],
  acting: Acting,
): Promise<Counts> {
  let [rowsDone, rowsFailed] = [0, 0];
  for (const row of rows) {
    // Rows that changed meanwhile are left alone; so are those that were done before the process ended.
    if (action.refusal(row) !== null) continue;
    if (!(await isRunning(db, id))) break;
    try {
      await action.run(acting, row, reason);
      rowsDone += 1;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      rowsFailed += 1;
    }
  }
  return { fits: 0, refused: 0, rowsDone, rowsFailed };
}
