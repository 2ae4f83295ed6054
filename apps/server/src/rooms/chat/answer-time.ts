import { type Executor, sql } from '../../platform/db/index.ts';

/** First answers that the promise of a time is made from, and how few are none. */
const LAST_ANSWERS = 100;
const FEW_ANSWERS = 5;
/** Every look at the chat tells it, and it changes slowly. */
const CACHE_MS = 30_000;

/** How long members waited for the last first answers, seconds; those who wrote outside the hours are left out. */
export function createAnswerTime(executor: Executor): () => Promise<number | null> {
  let cached: { seconds: Promise<number | null>; at: number } | undefined;
  return () => {
    const at = performance.now();
    if (cached !== undefined && at - cached.at < CACHE_MS) return cached.seconds;
    const entry = { seconds: readMedian(executor), at };
    cached = entry;
    entry.seconds.catch(() => {
      if (cached === entry) cached = undefined; // whoever waits is told; the next one asks again
    });
    return entry.seconds;
  };
}

async function readMedian(executor: Executor): Promise<number | null> {
  const { count, seconds } = await executor.one(sql<{ count: number; seconds: number | null }>`
    select count(*)::int as count,
           ceil(percentile_cont(0.5) within group (order by took))::int as seconds
      from (select extract(epoch from first_answer_at - opened_at) as took from chat_conversations
             where first_answer_at is not null and not is_away order by id desc limit ${LAST_ANSWERS}::int) answered`);
  return count < FEW_ANSWERS ? null : seconds;
}
