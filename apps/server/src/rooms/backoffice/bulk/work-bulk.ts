import type { Executor } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import {
  type Acting,
  type AnyDeskList,
  type BulkAction,
  type KeyedRow,
  nameOfList,
  readByKeys,
  readKeyedPage,
} from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { findOperatorById } from '../operators.ts';
import { permissionsWith } from '../roles/permissions.ts';
import {
  type BulkJob,
  claimBulk,
  dueRows,
  endBulk,
  isRunning,
  type Judged,
  keepCounted,
  keepDone,
  type LeasedJob,
  restBulk,
} from './store.ts';

const COUNTED_A_STEP = 400;
/** Each row is a separate transaction; the limit keeps a step short. */
const DONE_A_STEP = 25;

/** A bulk action and the list whose rows it changes. */
interface BulkWork {
  action: BulkAction;
  list: AnyDeskList;
}

/** Returns the action if the operator may read the list and perform it. @throws Refusal not.found, permission.denied */
export function bulkWorkOf(
  { collected }: Pick<Platform, 'collected'>,
  wanted: Pick<BulkJob, 'list' | 'action'>,
  permissions: readonly string[],
): BulkWork {
  const list = collected.lists().find((one) => nameOfList(one) === wanted.list);
  const action = collected.ofDesks('bulk').find((one) => one.list === wanted.list && one.action === wanted.action);
  if (list === undefined || action === undefined) throw new Refusal('not.found');
  for (const permission of [list.endpoint.permission, action.permission])
    if (permission !== undefined && !permissions.includes(permission)) throw new Refusal('permission.denied');
  return { action, list };
}

/** Checks the selected rows; keys that do not exist, or that the operator may not see, are omitted. */
export async function judgeSelected(
  executor: Executor,
  { action, list }: BulkWork,
  keys: readonly string[],
  acting: Acting,
): Promise<Judged[]> {
  const found = await readByKeys(executor, list, keys, acting.operator);
  const judged = new Map(judge(action, found, acting).map((one) => [one.key, one]));
  return [...new Set(keys)].map((key) => judged.get(key) ?? { key, code: 'not.found' });
}

function judge(action: BulkAction, rows: readonly KeyedRow[], acting: Acting): Judged[] {
  return rows.map(({ key, row }) => ({ key, code: action.refusal(row, acting) }));
}

/**
 * Advances one job by one step: counts rows, or processes them. Stops if the operator lost the permission meanwhile.
 * @returns whether there was work to do
 */
export async function workBulk(platform: Platform): Promise<boolean> {
  const { db } = platform;
  const job = await claimBulk(db);
  if (job === undefined) return false;
  try {
    const acting = await actingFor(platform, job);
    const work = bulkWorkOf(platform, job, acting.operator.permissions);
    await (job.state === 'counting' ? countPage(platform, job, work, acting) : doRows(platform, job, work, acting));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await endBulk(db, job.id, 'failed', error.code);
  }
  return true;
}

async function actingFor(platform: Platform, { id, operatorId, ip }: BulkJob): Promise<Acting> {
  const found = await findOperatorById(platform.db, operatorId);
  const { name, role, decisions, inEmergency } = found;
  // After a reset, another person may have begun the job with the old credentials.
  if (found.isDisabled || found.mustChangePassword) throw new Refusal('permission.denied');
  const permissions = permissionsWith(platform, role, decisions, inEmergency);
  return { operator: { operatorId, name, role, permissions, step: 'open', sessionId: `bulk:${id}` }, ip };
}

async function countPage({ db }: Platform, job: LeasedJob, { action, list }: BulkWork, acting: Acting): Promise<void> {
  const input = { filter: job.filter, after: job.place ?? undefined, limit: COUNTED_A_STEP, columns: [] };
  const { rows, next } = await readKeyedPage(db, list, input, acting.operator);
  await db.transaction((tx) => keepCounted(tx, job, judge(action, rows, acting), next));
}

async function doRows(platform: Platform, job: LeasedJob, { action, list }: BulkWork, acting: Acting): Promise<void> {
  const { db } = platform;
  const keys = await dueRows(db, job.id, DONE_A_STEP);
  if (keys.length === 0) return void (await endBulk(db, job.id, 'done', null));
  if (!(await isRunning(db, job))) return;
  const found = new Map((await readByKeys(db, list, keys, acting.operator)).map(({ key, row }) => [key, row]));
  for (const key of keys) {
    const code = await codeOf(platform, async () => {
      const row = requireFound(found.get(key));
      // A row that changed since it was counted is skipped.
      const refusal = action.refusal(row, acting);
      if (refusal !== null) throw new Refusal(refusal);
      await action.run(acting, row, job.reason, job.chosen);
    });
    if (!(await keepDone(db, job, { key, code }))) return;
  }
  await restBulk(db, job);
}

/** Null on success, or else the code of the refusal; an unexpected error in one row does not affect the others. */
async function codeOf({ log }: Platform, work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    log.error({ err: error }, 'a row of a bulk job failed');
    return 'unknown.error';
  }
}
