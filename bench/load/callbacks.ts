import { randomUUID } from 'node:crypto';
import { answerTask } from '../kit/child.ts';
import { bytesOf, type RawResult, type RawTask, sendRaw } from '../kit/raw-calls.ts';
import { softswissCall } from '../kit/vendor-calls.ts';

/** A vendor's bets as fast as they are answered, each of the next member. */
export interface CallbacksTask extends RawTask {
  memberIds: readonly string[];
  /** Number of calls signed beforehand; more than can be answered in the time. */
  calls: number;
}

export type CallbacksResult = RawResult;

answerTask<CallbacksTask, CallbacksResult>(async ({ memberIds, calls, ...task }) => {
  const written = Array.from({ length: calls }, (_, n) =>
    bytesOf(task.origin, softswissCall(memberIds[n % memberIds.length] ?? '', 'bet', randomUUID())),
  );
  return sendRaw(task, written, (answer) => answer.startsWith('HTTP/1.1 200'));
});
