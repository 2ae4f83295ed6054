import { expect, it, vi } from 'vitest';
import { kept } from './kept.ts';

it('shares a reading for as long as it is cached', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
  const get = kept(1000, read);
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  clock.mockReturnValue(1000);
  expect(await get()).toBe(1);
  clock.mockReturnValue(1001);
  expect(await get()).toBe(2);
  clock.mockRestore();
});

it('reports a failure and does not cache it', async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up');
  const get = kept(1000, read);
  await expect(get()).rejects.toThrow('down');
  expect(await get()).toBe('up');
});

it('reads again after a drop', async () => {
  const read = vi.fn(() => Promise.resolve(read.mock.calls.length));
  const get = kept(1000, read);
  await get();
  get.drop();
  expect(await get()).toBe(2);
});
