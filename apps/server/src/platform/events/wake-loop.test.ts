import { expect, it } from 'vitest';
import { createTurns } from './wake-loop.ts';

it('lets so many at work at once, the others in their order, and goes on after one that failed', async () => {
  const turns = createTurns(2);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const done = ends.map(({ promise }, n) => turns.take(async () => (begun.push(n), promise)));
  const settled = Promise.allSettled(done);
  expect(begun).toEqual([0, 1]);
  ends[1]?.reject(new Error('wanted'));
  await done[1]?.catch(() => undefined);
  expect(begun).toEqual([0, 1, 2]);
  for (const [n, { resolve }] of ends.entries()) resolve(n);
  expect((await settled).map((end) => ('value' in end ? end.value : 'failed'))).toEqual([0, 'failed', 2, 3, 4]);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});
