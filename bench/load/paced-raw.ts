import { answerTask } from '../kit/child.ts';
import { bytesOf, type Caller, openCaller } from '../kit/raw-calls.ts';
import { atEvenDistances, type PacedResult, type PacedTask } from '../kit/pace.ts';

export type { PacedResult, PacedTask } from '../kit/pace.ts';

/**
 * Does the same as `paced.ts` with bytes prepared before the measurement: for rates at which an HTTP client would take
 * a large part of the processors from the server.
 */
answerTask<PacedTask, PacedResult>(async (task, sayReady) => {
  const { origin, expected } = task;
  const written = task.requests.map((request) => bytesOf(origin, request));
  const callers = await Promise.all(Array.from({ length: task.connections }, () => openCaller(origin)));
  const free = [...callers];
  const waiting: ((caller: Caller) => void)[] = [];
  const take = () => free.pop() ?? new Promise<Caller>((resolve) => waiting.push(resolve));
  const giveBack = (caller: Caller) => {
    const next = waiting.shift();
    if (next === undefined) free.push(caller);
    else next(caller);
  };
  const result = await atEvenDistances(task, sayReady, async (place) => {
    const request = written[place];
    if (request === undefined) return undefined;
    const caller = await take();
    const answer = await caller.ask(request);
    giveBack(caller);
    return { isGood: answer.startsWith('HTTP/1.1 200') && answer.includes(expected), answer };
  });
  for (const caller of callers) caller.close();
  return result;
});
