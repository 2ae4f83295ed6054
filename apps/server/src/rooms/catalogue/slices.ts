import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time that work in memory holds up requests and events. */
const SLICE_MS = 8;

/** Does something with every entry of a long list and gives way to other work every few milliseconds. */
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
