import { Refusal } from '../platform/refusal.ts';

const AGAIN_SECONDS = 5;
/** Resolves after waiting events have run; a plain promise would run before them. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Runs at most `width` pieces of work concurrently; the others wait in order of arrival.
 * @param longestLine maximum length of the queue; longer waits would exceed the callers' patience
 * @throws Refusal server.busy when the queue is full
 */
export function createGate(
  width: number,
  longestLine: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < width) running++;
    else if (waiting.length >= longestLine) throw new Refusal('server.busy', null, AGAIN_SECONDS);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

/** Assigns each caller a separate turn of the event loop: two concurrent callers continue in two turns. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(nextTurn));
}
