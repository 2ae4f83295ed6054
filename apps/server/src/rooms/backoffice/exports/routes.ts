import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { backoffice as contract } from '@fairlot/contract';
import type { Database } from '../../../platform/db/index.ts';
import { type BoundRoute, fileRoute, type OperatorCaller, route } from '../../../platform/http/index.ts';
import {
  type AnyDeskList,
  audited,
  checkWish,
  guessRows,
  maySee,
  writeTrail,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { dayOf } from '../../../platform/zone.ts';
import { paperLanguageOf } from '../reports/pdf/paper-words.ts';
import type { BackofficeServices } from '../services.ts';
import { listFor } from '../work/routes.ts';
import { cancelExport, type ExportJob, findExport, insertExport, readPart } from './store.ts';

const decompress = promisify(gunzip);

/** Exports of lists as files: written by a job, and read by the requesting operator with the list's permission. */
export function createExportRoutes({ platform }: BackofficeServices): BoundRoute[] {
  const { db } = platform;
  return [
    route(
      contract.startExport,
      async ({ operator, ip, language, body: { list: name, filter = [], sort, columns } }) => {
        const list = listFor(platform, name, operator);
        checkWish(list, { filter, sort }, operator);
        const wanted = columnsOf(list, columns, operator);
        const rowsGuess = BigInt(Math.round(await guessRows(db, list, filter, operator)));
        return audited(platform, { operator, ip }, async (tx) => {
          const { operatorId } = operator;
          const named = { columns: wanted, language: paperLanguageOf(language) };
          const job = { operatorId, list: name, filter, sort: sort ?? null, ...named, rowsGuess };
          const jobId = await insertExport(tx, job);
          const after = { list: name, filter, columns: wanted };
          return { value: { jobId }, trail: { action: 'export.started', object: `export:${jobId}`, after } };
        });
      },
    ),
    route(contract.exportJob, async ({ operator, params: { jobId } }) =>
      presentExport(await findExport(db, operator.operatorId, jobId)),
    ),
    route(contract.cancelExport, async ({ operator, ip, params: { jobId } }) => {
      const { list, state, rowsDone } = await findExport(db, operator.operatorId, jobId);
      await audited(platform, { operator, ip }, async (tx) => {
        const isStopped = await cancelExport(tx, jobId);
        return {
          action: isStopped ? 'export.cancelled' : 'export.removed',
          object: `export:${jobId}`,
          before: { list, state, rows: Number(rowsDone) },
        };
      });
      return null;
    }),
    fileRoute(contract.exportFile, async ({ operator, ip, params: { jobId } }) => {
      const job = await findExport(db, operator.operatorId, jobId);
      requireSight(listFor(platform, job.list, operator), job, operator);
      if (job.state !== 'done') throw new Refusal('not.found');
      await writeTrail(platform, { operator, ip }, db, {
        action: 'export.read',
        object: `export:${jobId}`,
        after: { list: job.list, rows: Number(job.rowsDone) },
      });
      const day = dayOf(await platform.site.timeZone(), job.createdAt.getTime());
      return { name: `${job.list.replaceAll('/', '-')}-${day}.csv`, content: Readable.from(contentOf(db, job)) };
    }),
  ];
}

/** Refuses a file if the operator may no longer see a field that it contains or was filtered by. @throws Refusal */
function requireSight(list: AnyDeskList, { filter, sort, columns }: ExportJob, operator: OperatorCaller): void {
  checkWish(list, { filter, sort: sort ?? undefined }, operator);
  if (!columns.every((name) => maySee(list.endpoint.list, name, operator))) throw new Refusal('permission.denied');
}

/**
 * Columns of the file: the requested ones, or all columns of the list that the operator may see.
 * @throws Refusal list.refused, permission.denied
 */
function columnsOf(
  { endpoint }: AnyDeskList,
  wanted: readonly string[] | undefined,
  operator: OperatorCaller,
): string[] {
  const row = (endpoint.value as unknown as { properties: { list: { items: { properties: object } } } }).properties.list
    .items.properties;
  const known = Object.keys(endpoint.list.fields).filter((name) => Object.hasOwn(row, name));
  const foreign = wanted?.find((name) => !known.includes(name));
  if (foreign !== undefined) throw new Refusal('list.refused', { field: foreign, reason: 'column' });
  const seen = (wanted ?? known).filter((name) => maySee(endpoint.list, name, operator));
  if (wanted !== undefined && seen.length < wanted.length) throw new Refusal('permission.denied');
  return [...new Set(seen)];
}

/** Reads the pieces in sequence, as fast as the client accepts them. */
async function* contentOf(db: Database, { id, parts }: Pick<ExportJob, 'id' | 'parts'>): AsyncGenerator<Buffer> {
  for (let part = 0; part < parts; part++) {
    const content = await readPart(db, id, part);
    if (content === undefined) throw new Error('An export was removed while it was read');
    yield await decompress(content);
  }
}

function presentExport({ id, state, rowsDone, rowsGuess, failure }: ExportJob) {
  const isDone = state === 'done';
  return {
    state,
    // The number of rows is an estimate, so progress reaches 1 only at the end.
    progress: isDone ? 1 : Math.min(0.99, Number(rowsDone) / Math.max(1, Number(rowsGuess))),
    file: isDone ? `/backoffice/api/exports/${id}/file` : null,
    rows: Number(rowsDone),
    reason: failure,
  };
}
