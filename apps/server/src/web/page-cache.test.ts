import { describe, expect, it, vi } from 'vitest';
import { PageCache } from './page-cache.ts';

describe('PageCache', () => {
  it('computes once for all callers within the time to live, and again afterwards', async () => {
    const cache = new PageCache<number>(1000, 10);
    let count = 0;
    const compute = vi.fn(async () => ++count);
    expect(
      await Promise.all([cache.get('a', 0, compute), cache.get('a', 500, compute), cache.get('a', 999, compute)]),
    ).toEqual([1, 1, 1]);
    expect(await cache.get('a', 1000, compute)).toBe(2);
  });

  it('keeps keys separate', async () => {
    const cache = new PageCache<string>(1000, 10);
    expect(await cache.get('a', 0, async () => 'A')).toBe('A');
    expect(await cache.get('b', 0, async () => 'B')).toBe('B');
  });

  it('does not cache a failure', async () => {
    const cache = new PageCache<string>(1000, 10);
    await expect(cache.get('a', 0, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('a', 1, async () => 'yes')).toBe('yes');
  });

  it('evicts the oldest entry when it is full', async () => {
    const cache = new PageCache<number>(1000, 2);
    const compute = vi.fn(async () => 1);
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) await cache.get(key, 0, compute);
    expect(compute).toHaveBeenCalledTimes(4);
  });

  it('keeps no expired entries', async () => {
    const cache = new PageCache<number>(1000, 10);
    for (const [index, key] of ['a', 'b', 'c'].entries()) await cache.get(key, index * 400, async () => 1);
    expect(cache.size).toBe(3);
    await cache.get('d', 1500, async () => 1);
    expect(cache.size).toBe(2);
  });
});
