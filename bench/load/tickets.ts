import { answerTask } from '../kit/child.ts';
import type { Session } from '../kit/data.ts';
import { bytesOf, type RawResult, type RawTask, sendRaw } from '../kit/raw-calls.ts';
import { ticketHeaders } from '../kit/ticket-request.ts';

/** Stakes as fast as they are accepted, each of the next member with a new idempotency key: tickets, or rounds. */
export interface TicketsTask extends RawTask {
  sessions: readonly Session[];
  path: string;
  body: string;
}

export type TicketsResult = RawResult;

/** More than one process can answer here. */
const MOST_PER_SECOND = 4000;

answerTask<TicketsTask, TicketsResult>(async ({ sessions, path, body, ...task }) => {
  const written = Array.from({ length: task.seconds * MOST_PER_SECOND }, (_, n) => {
    const session = sessions[n % sessions.length];
    if (session === undefined) throw new Error('there is no member to stake');
    return bytesOf(task.origin, { method: 'POST', path, headers: ticketHeaders(session), body });
  });
  return sendRaw(task, written, (answer) => answer.startsWith('HTTP/1.1 200') && answer.includes('"success":true'));
});
