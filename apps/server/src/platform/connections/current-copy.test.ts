import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Platform } from '../index.ts';
import { createCurrentCopy } from './current-copy.ts';

type Tell = Parameters<Platform['events']['stream']['subscribe']>[0];

/** A copy of `stored` whose reads finish when the test releases them. */
function openCopy() {
  const state = { stored: 'old', copy: '', reads: [] as (() => void)[], isFailing: false };
  let tell: Tell = () => {};
  const stream = { subscribe: (onEvent: Tell) => ((tell = onEvent), () => {}) };
  const platform = { events: { stream }, log: pino({ level: 'silent' }) } as unknown as Platform;
  const copy = createCurrentCopy(platform, {
    name: 'test-copy',
    announcedBy: 'connections.changed',
    read: async () => {
      if (state.isFailing) throw new Error('no connection');
      const seen = state.stored;
      await new Promise<void>((finish) => state.reads.push(finish));
      state.copy = seen;
    },
  });
  const announce = (name: 'connections.changed' | 'catalogue.changed') =>
    tell({ id: 1n, memberId: null, name, data: {} });
  return { state, announce, ...copy };
}

it('an older read that finishes last does not undo a newer one', async () => {
  const { state, refresh } = openCopy();
  const first = refresh();
  state.stored = 'new';
  const second = refresh();
  // Reads that overlapped would both wait here, and the older one would finish last.
  for (const finish of state.reads.splice(0).toReversed()) finish();
  await expect.poll(() => state.reads.length).toBe(1);
  state.reads.shift()!();
  await Promise.all([first, second]);
  expect(state.copy).toBe('new');
});

it('reads again on its announcement and by its job', async () => {
  const { state, announce, job } = openCopy();
  announce('catalogue.changed');
  expect(state.reads).toHaveLength(0);
  announce('connections.changed');
  expect(state.reads).toHaveLength(1);
  state.reads.shift()!();
  await expect.poll(() => state.copy).toBe('old');
  state.stored = 'new';
  const turn = job.run();
  state.reads.shift()!();
  expect([await turn, state.copy]).toEqual([false, 'new']);
});

it('reads again after a read that failed', async () => {
  const { state, refresh } = openCopy();
  state.isFailing = true;
  await expect(refresh()).rejects.toThrow('no connection');
  state.isFailing = false;
  const turn = refresh();
  state.reads.shift()!();
  await turn;
  expect(state.copy).toBe('old');
});
