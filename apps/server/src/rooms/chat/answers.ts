import type { chatDesk, ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { AnswerTexts } from './settings.ts';

type Answer = ValueOf<typeof chatDesk.addAnswer>;

const COLUMNS = sql`id::text as id, texts`;

export function readAnswers(executor: Executor): Promise<Answer[]> {
  return executor.rows(sql<Answer>`select ${COLUMNS} from chat_answers order by chat_answers.id limit 500`);
}

export function addAnswer(tx: Tx, texts: AnswerTexts): Promise<Answer> {
  return tx.one(sql<Answer>`
    insert into chat_answers (texts) values (${JSON.stringify(texts)}::jsonb) returning ${COLUMNS}`);
}

/** @throws Refusal not.found */
export async function changeAnswer(
  tx: Tx,
  id: string,
  texts: AnswerTexts,
): Promise<{ before: AnswerTexts; answer: Answer }> {
  const before = await tx.first(sql<Answer>`
    select ${COLUMNS} from chat_answers where id = ${id}::bigint for update`);
  if (before === undefined) throw new Refusal('not.found');
  const answer = await tx.one(sql<Answer>`
    update chat_answers set texts = ${JSON.stringify(texts)}::jsonb where id = ${id}::bigint returning ${COLUMNS}`);
  return { before: before.texts, answer };
}

/** @returns the removed texts. @throws Refusal not.found */
export async function removeAnswer(tx: Tx, id: string): Promise<AnswerTexts> {
  const removed = await tx.first(sql<Answer>`
    delete from chat_answers where id = ${id}::bigint returning ${COLUMNS}`);
  if (removed === undefined) throw new Refusal('not.found');
  return removed.texts;
}
