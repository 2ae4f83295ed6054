import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadSoon } from './use-language.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('two changes of language within 250 ms reload the lists once, 250 ms after the last [K-031]', () => {
  const client = new QueryClient();
  const reload = vi.spyOn(client, 'invalidateQueries');
  reloadSoon(client);
  vi.advanceTimersByTime(200);
  reloadSoon(client);
  vi.advanceTimersByTime(249);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});
