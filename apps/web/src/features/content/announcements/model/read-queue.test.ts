import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/api-error.ts';
import { createReadQueue, MARK_READ_MS } from './read-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function create(kept: readonly string[] = []) {
  const calls: [string, number, boolean][] = [];
  const state = { failure: null as Error | null, kept: [...kept] as readonly string[] };
  const send = async (id: string, isLeaving: boolean) => {
    calls.push([id, performance.now(), isLeaving]);
    if (state.failure !== null) throw state.failure;
  };
  const queue = createReadQueue({ send, keep: (ids) => (state.kept = ids), kept });
  const ids = () => calls.map(([id]) => id);
  const gaps = () => calls.slice(1).map(([, at], index) => at - (calls[index]?.[1] ?? 0));
  return { queue, calls, state, ids, gaps };
}

describe('the queue of read marks', () => {
  it('sends the first immediately, then at most one every 150 ms, and loses none [K-029] [S-080]', async () => {
    const { queue, ids, gaps, state } = create();
    expect(MARK_READ_MS).toBe(150);
    for (const id of ['1', '2', '3', '4']) queue.add(id);
    expect(ids()).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(149);
    expect(ids()).toEqual(['1']);
    await vi.advanceTimersByTimeAsync(301);
    expect(ids()).toEqual(['1', '2', '3', '4']);
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(150);
    expect(state.kept).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    queue.add('5');
    expect(ids()).toHaveLength(5);
  });

  it('accepts an entry only once while it is pending', async () => {
    const { queue, ids } = create();
    for (const id of ['1', '1', '2', '2']) queue.add(id);
    await vi.advanceTimersByTimeAsync(1000);
    expect(ids()).toEqual(['1', '2']);
  });

  it.each([new ApiError('offline'), new ApiError('unknown.error', 500), new ApiError('rate.limited', 429)])(
    'keeps an entry after a lost response and retries on resume (%s)',
    async (failure) => {
      const { queue, ids, state } = create();
      state.failure = failure;
      queue.add('7');
      await vi.advanceTimersByTimeAsync(1000);
      expect([ids(), state.kept]).toEqual([['7'], ['7']]);
      state.failure = null;
      queue.resume();
      await vi.advanceTimersByTimeAsync(0);
      expect([ids(), state.kept]).toEqual([['7', '7'], []]);
    },
  );

  it('drops an entry that the server rejects', async () => {
    const { queue, ids, state } = create();
    state.failure = new ApiError('not.found', 404);
    queue.add('7');
    await vi.advanceTimersByTimeAsync(0);
    queue.resume();
    await vi.advanceTimersByTimeAsync(1000);
    expect([ids(), state.kept]).toEqual([['7'], []]);
  });

  it('starts with the entries that an earlier load could not send', async () => {
    const { ids } = create(['3', '4']);
    await vi.advanceTimersByTimeAsync(200);
    expect(ids()).toEqual(['3', '4']);
  });

  it('sends all entries when the page is left', async () => {
    const { queue, calls } = create();
    for (const id of ['1', '2', '3']) queue.add(id);
    queue.flush();
    expect(calls.map(([id, , isLeaving]) => [id, isLeaving])).toEqual([
      ['1', false],
      ['2', true],
      ['3', true],
    ]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(3);
  });
});
