import { Refusal } from '../refusal.ts';

/** Maximum number of documents in the queue; longer waits would exceed their readers' patience. */
const MOST_WAITING = 20;
const RETRY_AFTER_SECONDS = 10;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Draws a document when the earlier ones of this process are finished.
 * @throws Refusal server.busy when the queue is full
 */
export async function drawInTurn<T>(draw: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new Refusal('server.busy', null, RETRY_AFTER_SECONDS);
  waiting++;
  const drawn = last.then(draw).finally(() => waiting--);
  last = drawn.catch(() => undefined); // the caller reports it
  return drawn;
}
