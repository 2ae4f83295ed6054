import type { PublicKeyValue } from '@fairlot/testkit/client';
import { answerTask } from '../kit/child.ts';
import { depositWebhook, type Withdrawal, withdrawalRequest } from '../kit/payment-calls.ts';
import { bytesOf, openCaller } from '../kit/raw-calls.ts';
import type { PacedRequest } from './send.ts';

/** A call that moves money once, however often it is sent. */
export type Replayed =
  | { kind: 'ticket' | 'round' | 'callback'; request: PacedRequest }
  /** Number of the order. */
  | { kind: 'deposit'; order: number }
  | { kind: 'withdrawal'; withdrawal: Withdrawal };

export interface ReplaysTask {
  origin: string;
  connections: number;
  /** Key for withdrawals. */
  key: PublicKeyValue;
  calls: readonly Replayed[];
  /** Answers of an earlier run to compare with, in the order of the calls. */
  first?: readonly string[];
  /** How often each kind is sent. */
  times: Readonly<Record<Replayed['kind'], number>>;
}

export interface ReplaysResult {
  answered: number;
  seconds: number;
  /** Number of answers that differ from the first one, and one of them. */
  different: number;
  example: string;
  /** The last answer to each call. */
  answers: string[];
}

/** Clients repeat a call that is under way. */
const AT_ONCE = 2;

answerTask<ReplaysTask, ReplaysResult>(async (task) => {
  const { origin, calls, first, times } = task;
  const places = calls.flatMap(({ kind }, place) =>
    Array.from({ length: times[kind] }, (_, turn) => ({ place, turn })),
  );
  const order = places.toSorted((a, b) => Math.floor(a.turn / AT_ONCE) - Math.floor(b.turn / AT_ONCE));
  const written = calls.map((call) =>
    call.kind === 'withdrawal' ? undefined : bytesOf(origin, requestOf(call, task.key)),
  );
  const result: ReplaysResult = { answered: 0, seconds: 0, different: 0, example: '', answers: [] };
  const startAt = performance.now();
  let next = 0;
  const run = async () => {
    const caller = await openCaller(origin);
    for (let step = order[next++]; step !== undefined; step = order[next++]) {
      const { place } = step;
      const call = calls[place];
      if (call === undefined) continue;
      const answer = contentOf(await caller.ask(written[place] ?? bytesOf(origin, requestOf(call, task.key))));
      result.answered += 1;
      result.answers[place] = answer;
      if (first !== undefined && answer !== first[place] && result.different++ === 0)
        result.example = `${call.kind}: ${first[place]} became ${answer}`;
    }
    caller.close();
  };
  await Promise.all(Array.from({ length: task.connections }, run));
  result.seconds = (performance.now() - startAt) / 1000;
  return result;
});

function requestOf(call: Replayed, key: PublicKeyValue): PacedRequest {
  if (call.kind === 'deposit') return depositWebhook(call.order);
  return call.kind === 'withdrawal' ? withdrawalRequest(call.withdrawal, key) : call.request;
}

/** Status and body; other headers contain times and ids of requests. */
function contentOf(answer: string): string {
  return `${answer.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length)} ${answer.slice(answer.indexOf('\r\n\r\n') + 4)}`;
}
