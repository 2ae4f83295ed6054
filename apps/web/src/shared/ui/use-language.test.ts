import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadSoon } from './use-language.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('two changes of language within 250 ms reload the lists once, 250 ms after the last [K-031]', async () => {
  const client = new QueryClient();
  const reload = vi.spyOn(client, 'invalidateQueries');
  reloadSoon(client);
  await vi.advanceTimersByTimeAsync(200);
  reloadSoon(client);
  await vi.advanceTimersByTimeAsync(249);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('a list whose first answer is under way is requested again in the new language', async () => {
  const client = new QueryClient();
  const answers = ['Dice', 'Xúc xắc'];
  const queryFn = () => {
    const name = answers.shift();
    return new Promise((resolve) => setTimeout(() => resolve(name), 4000));
  };
  const stop = new QueryObserver(client, { queryKey: ['list'], queryFn }).subscribe(() => undefined);
  reloadSoon(client);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(client.getQueryData(['list'])).toBe('Xúc xắc');
  stop();
});
