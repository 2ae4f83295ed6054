import type { chatDesk, ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../platform/db/index.ts';

type Report = ValueOf<typeof chatDesk.report>;
type Served = Omit<Report['operators'][number], 'name'>;

/** Conversations begun outside the hours count as conversations, but not as waits. */
const SERVED = sql`
  count(*)::int as conversations,
  ceil(percentile_cont(0.5) within group (order by took))::int as "medianFirstAnswerSeconds",
  ceil(percentile_cont(0.9) within group (order by took))::int as "slowFirstAnswerSeconds",
  count(rating)::int as rated, round(avg(rating), 2)::text as rating`;

/** The staff's service figures of the last days. */
export async function readReport(executor: Executor, days: number): Promise<Report> {
  const lately = sql`clock_timestamp() - ${days}::int * interval '1 day'`;
  const from = sql`
    (select *, case when not is_away then extract(epoch from first_answer_at - opened_at) end as took
       from chat_conversations where opened_at > ${lately}) c`;
  const all = await executor.one(sql<Served & { unanswered: number }>`
    select ${SERVED}, count(*) filter (where first_answer_at is null)::int as unanswered from ${from}`);
  const { messages } = await executor.one(sql<{ messages: number }>`
    select count(*)::int as messages from chat_messages m join chat_conversations c on c.id = m.conversation_id
     where c.opened_at > ${lately} and m.author <> 'note'`);
  const operators = await executor.rows(sql<Report['operators'][number]>`
    select first_answer_by as name, ${SERVED} from ${from}
     where first_answer_by is not null group by first_answer_by order by 2 desc, 1 limit 200`);
  return { ...all, messages, operators };
}
