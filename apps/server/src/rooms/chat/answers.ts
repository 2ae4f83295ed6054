import type { chatDesk, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { requireVersion, versionOf } from '../../platform/operators/index.ts';
import type { AnswerTexts } from './settings.ts';

type Answer = ValueOf<typeof chatDesk.addAnswer>;

const COLUMNS = sql`id::text as id, texts`;
type Row = Omit<Answer, 'version'>;

export async function readAnswers(executor: Executor): Promise<Answer[]> {
  const rows = await executor.rows(sql<Row>`select ${COLUMNS} from chat_answers order by chat_answers.id limit 500`);
  return rows.map(versioned);
}

export async function addAnswer(tx: Tx, texts: AnswerTexts): Promise<Answer> {
  const row = await tx.one(sql<Row>`
    insert into chat_answers (texts) values (${JSON.stringify(texts)}::jsonb) returning ${COLUMNS}`);
  return versioned(row);
}

/** @throws Refusal not.found, version.conflict */
export async function changeAnswer(
  tx: Tx,
  id: string,
  texts: AnswerTexts,
  version?: string,
): Promise<{ before: AnswerTexts; answer: Answer }> {
  const before = await tx.found(sql<Row>`
    select ${COLUMNS} from chat_answers where id = ${id}::bigint for update`);
  requireVersion(version, before.texts);
  const answer = await tx.one(sql<Row>`
    update chat_answers set texts = ${JSON.stringify(texts)}::jsonb where id = ${id}::bigint returning ${COLUMNS}`);
  return { before: before.texts, answer: versioned(answer) };
}

/** @returns the removed texts. @throws Refusal not.found, version.conflict */
export async function removeAnswer(tx: Tx, id: string, version?: string): Promise<AnswerTexts> {
  const removed = await tx.found(sql<Row>`
    delete from chat_answers where id = ${id}::bigint returning ${COLUMNS}`);
  requireVersion(version, removed.texts);
  return removed.texts;
}

function versioned(row: Row): Answer {
  return { ...row, version: versionOf(row.texts) };
}
