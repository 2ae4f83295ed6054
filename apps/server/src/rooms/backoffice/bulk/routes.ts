import { ALL_ERROR_TEXTS, backoffice as contract, type ErrorCode } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited, checkWish } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import {
  beginBulk,
  type BulkJob,
  dropBulk,
  endBulk,
  findBulk,
  insertBulk,
  keepCounted,
  namedRows,
  runningJobs,
} from './store.ts';
import { bulkWorkOf, judgeSelected } from './work-bulk.ts';

/**
 * Bulk changes of selected or filtered rows, on behalf of the requesting operator and with the permission of the
 * change.
 */
export function createBulkRoutes(platform: Platform): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.startBulk, async ({ operator, ip, body: { list, filter, rows, action } }) => {
      if ((filter === undefined) === (rows === undefined))
        throw new Refusal('request.invalid', { field: 'rows', reason: 'either' });
      const work = bulkWorkOf(platform, { list, action }, operator.permissions);
      if (filter !== undefined) checkWish(work.list, { filter }, operator);
      const judged = rows === undefined ? null : await judgeSelected(db, work, rows, { operator, ip });
      const { operatorId } = operator;
      return db.transaction(async (tx) => {
        const job = await insertBulk(tx, { operatorId, ip, list, filter: filter ?? [], action });
        // A selection is small enough to be checked immediately.
        if (judged !== null) await keepCounted(tx, job, judged, null);
        return { jobId: job.id };
      });
    }),
    route(contract.bulkJob, async ({ operator, params: { jobId } }) => {
      const job = await findBulk(db, operator.operatorId, jobId);
      return {
        ...courseOf(job),
        leftOut: reasonsOf(job.leftOut),
        failures: reasonsOf(job.failures),
        rows: await namedRows(db, jobId),
        reason: job.failure === null ? null : { code: job.failure, message: messageOf(job.failure) },
      };
    }),
    route(contract.bulkJobs, async ({ operator, query: { list } }) =>
      (await runningJobs(db, operator.operatorId, list)).map((job) => ({ jobId: job.id, ...courseOf(job) })),
    ),
    route(contract.runBulk, async ({ operator, ip, params: { jobId }, body: { reason = '', values: chosen = [] } }) => {
      const { list, filter, action, fits } = await findBulk(db, operator.operatorId, jobId);
      const work = bulkWorkOf(platform, { list, action }, operator.permissions);
      if (work.action.needsReason !== false && reason === '')
        throw new Refusal('request.invalid', { field: 'reason', reason: 'missing' });
      if ((work.action.takesValues === true) !== chosen.length > 0)
        throw new Refusal('request.invalid', { field: 'values', reason: 'missing' });
      return audited(platform, { operator, ip }, async (tx) => {
        await beginBulk(tx, jobId, { reason, chosen });
        const after = { list, filter, action, rows: Number(fits), ...(chosen.length > 0 && { chosen }) };
        return { action: 'bulk.begun', object: `bulk:${jobId}`, after, reason };
      });
    }),
    route(contract.cancelBulk, async ({ operator, ip, params: { jobId } }) => {
      const { rowsDone } = await findBulk(db, operator.operatorId, jobId);
      // Nothing was changed, so there is no result to return.
      if (await dropBulk(db, jobId)) return null;
      return audited(platform, { operator, ip }, async (tx) => {
        if (!(await endBulk(tx, jobId, 'cancelled', null))) throw new Refusal('not.found');
        const after = { done: Number(rowsDone) };
        return { action: 'bulk.cancelled', object: `bulk:${jobId}`, after };
      });
    }),
  ];
}

function courseOf({ action, state, fits, refused, rowsDone, rowsFailed }: BulkJob) {
  return {
    action,
    state,
    fits: Number(fits),
    refused: Number(refused),
    done: Number(rowsDone),
    failed: Number(rowsFailed),
  };
}

function messageOf(code: string): string {
  return ALL_ERROR_TEXTS[code as ErrorCode];
}

/** Most frequent reasons first. */
function reasonsOf(counts: Readonly<Record<string, number>>): { code: string; message: string; count: number }[] {
  return Object.entries(counts)
    .map(([code, count]) => ({ code, message: messageOf(code), count }))
    .toSorted((a, b) => b.count - a.count);
}
