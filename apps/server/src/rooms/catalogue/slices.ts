import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time for which in-memory work may block requests and events. */
const SLICE_MS = 8;

/** Processes every entry of a long list and yields to other work every few milliseconds. */
export async function inSlices<A>(list: readonly A[], work: (item: A) => void): Promise<void> {
  let pauseAt = performance.now() + SLICE_MS;
  for (const item of list) {
    work(item);
    if (performance.now() > pauseAt) {
      await nextTurn();
      pauseAt = performance.now() + SLICE_MS;
    }
  }
}
