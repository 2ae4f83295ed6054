import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, deskList } from '../../../platform/operators/index.ts';
import { EXPORT_COLUMNS, type ExportJob } from './store.ts';

/** Each operator sees only their own exports. */
export function createExportList(): AnyDeskList {
  return deskList<ExportJob, ValueOf<typeof contract.exports>['list'][number]>({
    endpoint: contract.exports,
    select: EXPORT_COLUMNS,
    from: sql`backoffice_exports e`,
    where: ({ operatorId }) => sql`e.operator_id = ${operatorId}::bigint`,
    alias: 'e',
    key: { column: sql`e.id::text`, type: 'text' },
    present: (rows) =>
      rows.map(({ id, list, state, rowsDone, createdAt, finishedAt }) => ({
        jobId: id,
        list,
        state,
        rows: Number(rowsDone),
        createdAt: createdAt.getTime(),
        finishedAt: finishedAt?.getTime() ?? null,
      })),
  });
}
