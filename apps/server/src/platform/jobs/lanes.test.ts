import { expect, it } from 'vitest';
import { createLanes } from './lanes.ts';

/** Lanes over the items 0, 1, 2, ...; the test ends each item. */
function openLanes(most: number, count: number) {
  const due = Array.from({ length: count }, (_, item) => item);
  const ends = new Map<number, (error?: Error) => void>();
  const begun: number[] = [];
  const errors: unknown[] = [];
  const lanes = createLanes<number>({
    most,
    take: async (limit) => due.splice(0, limit),
    work: (item) => {
      begun.push(item);
      return new Promise((resolve, reject) => ends.set(item, (error) => (error ? reject(error) : resolve())));
    },
    onError: (error) => errors.push(error),
  });
  return { ...lanes, begun, errors, end: (item: number, error?: Error) => ends.get(item)?.(error) };
}

it('starts further items while one of them never ends', async () => {
  const { run, begun, end } = openLanes(3, 7);
  expect(await run()).toBe(true);
  expect(begun).toEqual([0, 1, 2]);
  for (const [ended, next] of [
    [1, 3],
    [2, 4],
    [3, 5],
    [4, 6],
  ] as const) {
    end(ended);
    expect(await run()).toBe(true);
    expect(begun.at(-1)).toBe(next);
  }
  end(5);
  expect(await run()).toBe(false);
});

it('starts no more items than it has lanes, and waits for all of them to settle', async () => {
  const { run, settle, begun, errors, end } = openLanes(2, 3);
  await run();
  let isFree = false;
  const next = run().then(() => (isFree = true));
  await Promise.resolve();
  expect([begun, isFree]).toEqual([[0, 1], false]);
  const failure = new Error('this one fails');
  end(0, failure);
  await next;
  expect([begun, errors]).toEqual([[0, 1, 2], [failure]]);
  let isSettled = false;
  const settled = settle().then(() => (isSettled = true));
  end(1);
  await Promise.resolve();
  expect(isSettled).toBe(false);
  end(2);
  await settled;
});
