import { type Executor, sql } from '../../platform/db/index.ts';
import { kept } from '../../platform/rows/kept.ts';

/** Number of latest first answers from which the promised time is computed. */
const LAST_ANSWERS = 100;
const FEW_ANSWERS = 5;
/** The value is part of every view of the chat, and changes slowly. */
const CACHE_MS = 30_000;

/**
 * Median wait for a first answer, in seconds, from the latest ones; conversations begun outside the hours are excluded.
 */
export const createAnswerTime = (executor: Executor): (() => Promise<number | null>) =>
  kept(CACHE_MS, () => readMedian(executor));

async function readMedian(executor: Executor): Promise<number | null> {
  const { count, seconds } = await executor.one(sql<{ count: number; seconds: number | null }>`
    select count(*)::int as count,
           ceil(percentile_cont(0.5) within group (order by took))::int as seconds
      from (select extract(epoch from first_answer_at - opened_at) as took from chat_conversations
             where first_answer_at is not null and not is_away order by id desc limit ${LAST_ANSWERS}::int) answered`);
  return count < FEW_ANSWERS ? null : seconds;
}
