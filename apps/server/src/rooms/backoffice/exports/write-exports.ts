import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { nameOfList, type Reader, readPage } from '../../../platform/operators/index.ts';
import { findOperatorById } from '../operators.ts';
import { permissionsWith } from '../roles/permissions.ts';
import type { BackofficeServices } from '../services.ts';
import { csvHead, csvLines } from './csv.ts';
import { claimExport, failExport, keepStep } from './store.ts';

const compress = promisify(gzip);
/** Keeps a step short, so that requests and events do not wait for it. */
const ROWS_A_STEP = 400;

/**
 * Advances one export by one step. Only one page of the list is in memory at a time, whatever its size.
 * @returns whether there was work to do
 */
export async function writeExports({ platform }: BackofficeServices): Promise<boolean> {
  const { db, reads, collected } = platform;
  const job = await claimExport(db);
  if (job === undefined) return false;
  try {
    const list = requireFound(collected.lists().find((one) => nameOfList(one) === job.list));
    // An operator who lost the permission to read the list does not get the rest either.
    const { name, role, decisions, inEmergency, isDisabled } = await findOperatorById(db, job.operatorId);
    const permissions = isDisabled ? [] : permissionsWith(platform, role, decisions, inEmergency);
    const { permission } = list.endpoint;
    if (permission !== undefined && !permissions.includes(permission)) throw new Refusal('permission.denied');
    const { operatorId, language } = job;
    const reader: Reader = { operatorId, name, permissions, language };
    const { list: rows, next } = await readPage(
      reads.recent,
      list,
      {
        filter: job.filter,
        sort: job.sort ?? undefined,
        after: job.place ?? undefined,
        limit: ROWS_A_STEP,
        columns: job.columns,
      },
      reader,
    );
    const lines = csvLines(list.endpoint.list, job.columns, rows);
    const content = await compress(job.place === null ? csvHead(job.columns) + lines : lines);
    await keepStep(db, job, { content, rows: rows.length, place: next });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await failExport(db, job.id, error.code);
  }
  return true;
}
