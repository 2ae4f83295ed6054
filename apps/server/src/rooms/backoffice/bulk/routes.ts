import { backoffice as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited, checkWish } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { listFor } from '../work/routes.ts';
import { beginBulk, endBulk, findBulk, insertBulk } from './store.ts';
import { bulkActionOf } from './work-bulk.ts';

/** Changes of all rows that meet a condition, by the operator who asked and under the permission of the change. */
export function createBulkRoutes(platform: Platform): BoundRoute[] {
  const { db } = platform;
  return [
    route(contract.startBulk, async ({ operator, ip, body: { list, filter, action, reason } }) => {
      checkWish(listFor(platform, list, operator), { filter }, operator);
      bulkActionOf(platform, { list, action }, operator.permissions);
      const { operatorId } = operator;
      const jobId = await db.transaction((tx) => insertBulk(tx, { operatorId, ip, list, filter, action, reason }));
      return { jobId };
    }),
    route(contract.bulkJob, async ({ operator, params: { jobId } }) => {
      const { state, fits, refused, rowsDone, rowsFailed, failure } = await findBulk(db, operator.operatorId, jobId);
      return {
        state,
        fits: Number(fits),
        refused: Number(refused),
        done: Number(rowsDone),
        failed: Number(rowsFailed),
        reason: failure,
      };
    }),
    route(contract.runBulk, async ({ operator, ip, params: { jobId } }) => {
      const { list, filter, action, fits, reason } = await findBulk(db, operator.operatorId, jobId);
      bulkActionOf(platform, { list, action }, operator.permissions);
      return audited(platform, { operator, ip }, async (tx) => {
        await beginBulk(tx, jobId);
        const after = { list, filter, action, rows: Number(fits) };
        return { value: null, trail: { action: 'bulk.begun', object: `bulk:${jobId}`, after, reason } };
      });
    }),
    route(contract.cancelBulk, async ({ operator, ip, params: { jobId } }) => {
      const { rowsDone } = await findBulk(db, operator.operatorId, jobId);
      return audited(platform, { operator, ip }, async (tx) => {
        if (!(await endBulk(tx, jobId, 'cancelled', null))) throw new Refusal('not.found');
        const after = { done: Number(rowsDone) };
        return { value: null, trail: { action: 'bulk.cancelled', object: `bulk:${jobId}`, after } };
      });
    }),
  ];
}
