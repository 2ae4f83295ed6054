import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { createLogger } from '../log.ts';
import { createTurns, createWakeLoop } from './wake-loop.ts';

it('limits concurrent work, starts the rest in order, and continues after a failure', async () => {
  const turns = createTurns(() => 2, 60_000);
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

it('runs less at once while urgent work is under way, and as much as before after it', async () => {
  let most = 1;
  const turns = createTurns(() => most, 60_000);
  const begun: number[] = [];
  const ends = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const done = ends.map(({ promise }, n) => turns.take(async () => (begun.push(n), promise)));
  expect(begun).toEqual([0]);
  ends[0]?.resolve();
  await done[0];
  expect(begun).toEqual([0, 1]);
  most = 2;
  ends[1]?.resolve();
  await done[1];
  expect(begun).toEqual([0, 1, 2, 3]);
  for (const { resolve } of ends) resolve();
  await Promise.all(done);
  expect(begun).toEqual([0, 1, 2, 3, 4]);
});

it('does not block other work behind work that never ends', async () => {
  vi.useFakeTimers();
  try {
    const turns = createTurns(() => 1, 500);
    const stuck = Promise.withResolvers<void>();
    const first = turns.take(() => stuck.promise);
    const others = [turns.take(async () => 'second'), turns.take(async () => 'third')];
    await vi.advanceTimersByTimeAsync(500);
    expect(await Promise.all(others)).toEqual(['second', 'third']);
    // Its place was already passed on, so its end releases no second one.
    stuck.resolve();
    await first;
    let atOnce = 0;
    const ends = [1, 2].map(() => Promise.withResolvers<void>());
    const late = ends.map(({ promise }) => turns.take(() => (atOnce++, promise)));
    await vi.advanceTimersByTimeAsync(0);
    expect(atOnce).toBe(1);
    for (const { resolve } of ends) resolve();
    await Promise.all(late);
  } finally {
    vi.useRealTimers();
  }
});

it('does not spin when it is woken continuously while rounds fail', async () => {
  let rounds = 0;
  let isBroken = true;
  const work = async () => {
    rounds += 1;
    if (isBroken) throw new Error('wanted');
  };
  const loop = createWakeLoop({ log: createLogger('silent'), name: 'tried', pauseMs: () => 0, work });
  await loop.start();
  const waking = setInterval(loop.wake, 5);
  await sleep(600);
  // Immediately, after 100 ms and after 300 ms; without a pause there would be a hundred rounds.
  expect(rounds).toBeLessThanOrEqual(3);
  isBroken = false;
  await expect.poll(() => rounds).toBeGreaterThan(10);
  clearInterval(waking);
  await loop.stop();
});
