import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time that work in memory holds up requests and events. */
const SLICE_MS = 8;

/** Maps a long list and gives way to other work every few milliseconds. */
export async function mapInSlices<A, B>(list: readonly A[], map: (item: A) => B): Promise<B[]> {
  const mapped: B[] = [];
  let pauseAt = performance.now() + SLICE_MS;
  for (const item of list) {
    mapped.push(map(item));
    if (performance.now() > pauseAt) {
      await nextTurn();
      pauseAt = performance.now() + SLICE_MS;
    }
  }
  return mapped;
}
