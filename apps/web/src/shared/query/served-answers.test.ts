import { dehydrate, QueryObserver, type QueryKey } from '@tanstack/react-query';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { takeServedAnswers } from './served-answers.ts';

/** A server-rendered page with one answer, and a component that shows it. */
function servedPage({ enabled = true }: { enabled?: boolean } = {}) {
  const queryKey: QueryKey = ['catalogue', 'menus'];
  const server = createQueryClient();
  server.setQueryData(queryKey, 'served');
  const client = createQueryClient();
  takeServedAnswers(client, dehydrate(server));
  const ask = vi.fn(() => Promise.resolve('asked'));
  const part = new QueryObserver(client, { queryKey, queryFn: ask, enabled });
  return { part, ask, enable: () => part.setOptions({ queryKey, queryFn: ask, enabled: true }) };
}

describe('an answer that was sent with the page', () => {
  it('is refetched once, in a task after the component mounts', async () => {
    const { part, ask } = servedPage();
    const stop = part.subscribe(() => undefined);
    await Promise.resolve();
    expect([ask.mock.calls.length, part.getCurrentResult().data]).toEqual([0, 'served']);
    await expect.poll(() => part.getCurrentResult().data).toBe('asked');
    stop();
    part.subscribe(() => undefined);
    await sleep(20);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not refetched until an enabled component shows it', async () => {
    const { part, ask, enable } = servedPage({ enabled: false });
    part.subscribe(() => undefined);
    await sleep(20);
    expect(ask).not.toHaveBeenCalled();
    enable();
    await expect.poll(() => part.getCurrentResult().data).toBe('asked');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not refetched while no component shows it', async () => {
    const { ask } = servedPage();
    await sleep(20);
    expect(ask).not.toHaveBeenCalled();
  });
});
