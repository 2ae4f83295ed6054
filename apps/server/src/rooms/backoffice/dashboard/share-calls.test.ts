import { expect, it, vi } from 'vitest';
import { shareCalls } from './share-calls.ts';

it('computes once for callers at the same time, again for a later one, and keeps no failure', async () => {
  const shared = shareCalls<number>();
  let computed = 0;
  const compute = async () => ++computed;
  expect(
    await Promise.all([
      shared('a', undefined, compute),
      shared('a', undefined, compute),
      shared('b', undefined, compute),
    ]),
  ).toEqual([1, 1, 2]);
  expect(await shared('a', undefined, compute)).toBe(3);
  const fail = () => Promise.reject(new Error('no answer'));
  await expect(shared('a', undefined, fail)).rejects.toThrow('no answer');
  expect(await shared('a', undefined, compute)).toBe(4);
});

it('shares an answer between callers with the same event; a newer event or another caller gets a new one', async () => {
  vi.useFakeTimers();
  try {
    const shared = shareCalls<number>();
    let computed = 0;
    const ask = (heardAtMs?: number) => shared('a', heardAtMs, async () => ++computed);
    const heardAtMs = Date.now();
    vi.advanceTimersByTime(1);
    expect(await ask(heardAtMs)).toBe(1);
    vi.advanceTimersByTime(500);
    expect(await ask(heardAtMs)).toBe(1);
    expect(await ask(Date.now())).toBe(2);
    expect(await ask(heardAtMs)).toBe(2);
    expect(await ask()).toBe(3);
    vi.advanceTimersByTime(5000);
    expect(await ask(heardAtMs)).toBe(4);
  } finally {
    vi.useRealTimers();
  }
});
