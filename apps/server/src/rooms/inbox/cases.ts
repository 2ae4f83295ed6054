import { FEEDBACK_TYPES, type inboxDesk, type ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../platform/db/index.ts';
import { type Caller, TRIAL_TYPE } from '../../platform/http/index.ts';
import { feedbackSent, type Outbox } from '../../platform/events/index.ts';
import { plainText } from '../../platform/plain-text.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RowOf } from '../../platform/rows/wire-row.ts';

/** Maximum number of open cases per member. */
const MOST_OPEN = 10;

export type CaseView = ValueOf<typeof inboxDesk.answerCase>;
export type Case = RowOf<Omit<CaseView, 'account'>, 'id' | 'memberId', 'createdAt' | 'answeredAt'>;

export const CASE_COLUMNS = sql`
  id, member_id as "memberId", type, content, state, answer, created_at as "createdAt", answered_at as "answeredAt"`;

/**
 * Stores a member's feedback, and publishes it to the other rooms. Types about money need a real account (Z-68).
 * @throws Refusal permission.denied, feedback.open
 */
export async function openCase(
  outbox: Outbox,
  tx: Tx,
  caller: Pick<Caller, 'memberId' | 'type'>,
  { type, content }: { type: Case['type']; content: string },
): Promise<null> {
  const isAboutMoney = type === FEEDBACK_TYPES.deposit || type === FEEDBACK_TYPES.withdrawal;
  if (caller.type === TRIAL_TYPE && isAboutMoney) throw new Refusal('permission.denied');
  // Serialises a member's cases, so that the limit below holds for concurrent calls.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`inbox.case:${caller.memberId}`}, 0))`);
  const row = await tx.first(sql<{ id: bigint }>`
    insert into inbox_cases (member_id, type, content)
    select ${caller.memberId}::bigint, ${type}::smallint, ${plainText(content)}
     where (select count(*) from inbox_cases where member_id = ${caller.memberId}::bigint and state = 'open')
       < ${MOST_OPEN}::int
    returning id`);
  if (row === undefined) throw new Refusal('feedback.open');
  const payload = { caseId: String(row.id), type, content: plainText(content) };
  await outbox.add(tx, feedbackSent, caller.memberId, payload);
  return null;
}

export function findCase(executor: Executor, id: bigint): Promise<Case | undefined> {
  return executor.first(sql<Case>`select ${CASE_COLUMNS} from inbox_cases where id = ${id}::bigint`);
}

/** @returns the updated case. @throws Refusal not.found, case.closed */
export async function endCase(tx: Tx, id: bigint, answer: string | null): Promise<Case> {
  const changed = await tx.first(sql<Case>`
    update inbox_cases set state = ${answer === null ? 'closed' : 'answered'}, answer = ${answer},
      answered_at = clock_timestamp()
     where id = ${id}::bigint and state = 'open' returning ${CASE_COLUMNS}`);
  if (changed !== undefined) return changed;
  throw new Refusal((await findCase(tx, id)) === undefined ? 'not.found' : 'case.closed');
}

/** Ends a case that was answered elsewhere, unless support has already ended it. */
export async function endCaseIfOpen(tx: Tx, id: bigint, answer: string): Promise<void> {
  await tx.run(sql`
    update inbox_cases set state = 'answered', answer = ${answer}, answered_at = clock_timestamp()
     where id = ${id}::bigint and state = 'open'`);
}
