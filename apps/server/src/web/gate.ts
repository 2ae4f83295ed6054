import { Refusal } from '../platform/refusal.ts';

const AGAIN_SECONDS = 5;
/** After the events that wait: a promise alone would go before them. */
const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Lets at most `width` pieces of work run at once; the others wait their turn, the longest first.
 * @param longestLine how many may wait: more would be answered long after nobody waits for them any more
 * @throws Refusal server.busy when the line is full
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

/** Hands out turns of the event loop, one to each caller: two that ask at once go on in two turns. */
export function createTurns(): () => Promise<void> {
  let last = Promise.resolve();
  return () => (last = last.then(nextTurn));
}
