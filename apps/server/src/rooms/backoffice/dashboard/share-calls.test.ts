import { expect, it } from 'vitest';
import { shareCalls } from './share-calls.ts';

it('computes once for callers at the same time, again for a later one, and keeps no failure', async () => {
  const shared = shareCalls<number>();
  let computed = 0;
  const compute = async () => ++computed;
  expect(await Promise.all([shared('a', compute), shared('a', compute), shared('b', compute)])).toEqual([1, 1, 2]);
  expect(await shared('a', compute)).toBe(3);
  const fail = () => Promise.reject(new Error('no answer'));
  await expect(shared('a', fail)).rejects.toThrow('no answer');
  expect(await shared('a', compute)).toBe(4);
});
