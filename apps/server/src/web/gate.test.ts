import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('limits concurrent work, runs the rest in turn, and continues after a failure', async () => {
  const gate = createGate(2, 10);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const all = [0, 1, 2, 3].map((place) =>
    gate(async () => {
      begun.push(place);
      await new Promise<void>((resolve) => (ends[place] = resolve));
      if (place === 0) throw new Error('no');
      return place;
    }),
  );
  const outcomes = Promise.allSettled(all);
  expect(begun).toEqual([0, 1]);
  ends[0]!();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  ends[1]!();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  ends[2]!();
  ends[3]!();
  expect((await outcomes).map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    'failed',
    1,
    2,
    3,
  ]);
});

it('refuses work when the queue is full', async () => {
  const gate = createGate(1, 1);
  let end = (): void => undefined;
  const first = gate(() => new Promise<void>((resolve) => (end = resolve)));
  const second = gate(async () => 'second');
  await expect(gate(async () => 'third')).rejects.toMatchObject({ code: 'server.busy', retryAfterSeconds: 5 });
  end();
  await first;
  expect(await second).toBe('second');
});
