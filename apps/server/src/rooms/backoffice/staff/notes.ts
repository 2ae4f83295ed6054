import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { type RowOf, wireRow } from '../../../platform/rows/wire-row.ts';

type NoteView = ValueOf<typeof contract.notes>[number];

const SHOWN = 100;

/**
 * Checks that the operator may read the object that notes are about, or decide on it as a case.
 * @throws Refusal not.found for a kind that no room declares, permission.denied
 */
export function checkNotable(
  { collected }: Platform,
  object: string,
  { permissions }: OperatorCaller,
  needed: 'permission' | 'decide' = 'permission',
): void {
  const kind = object.slice(0, object.indexOf(':'));
  const permission = requireFound(collected.ofDesks('notable').find((one) => one.kind === kind)?.[needed]);
  if (!permissions.includes(permission)) throw new Refusal('permission.denied');
}

export async function listNotes(executor: Executor, object: string): Promise<NoteView[]> {
  const rows = await executor.rows(sql<RowOf<NoteView, 'noteId', 'createdAt'>>`
    select id as "noteId", text, author, created_at as "createdAt" from backoffice_notes where object = ${object}
     order by id desc limit ${SHOWN}`);
  return rows.map(wireRow);
}

export async function insertNote(executor: Executor, object: string, text: string, author: string): Promise<void> {
  await executor.run(sql`
    insert into backoffice_notes (object, text, author) values (${object}, ${text.trim()}, ${author})`);
}
