import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { spreadBeats } from './beats.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('gives each item one beat per interval and never beats all of them at the same time', () => {
  const all = new Set(Array.from({ length: 300 }, (_, id) => ({ id })));
  const beats = new Map<number, number[]>();
  let tick = 0;
  const stop = spreadBeats(all, 15_000, ({ id }) => beats.set(id, [...(beats.get(id) ?? []), tick]));
  for (tick = 1; tick <= 30; tick++) vi.advanceTimersByTime(1000);
  expect([...beats.values()].every((own) => own.length === 2 && own[1]! - own[0]! === 15)).toBe(true);
  const atOnce = Map.groupBy(
    [...beats.values()].map(([first]) => first),
    (first) => first,
  );
  expect(Math.max(...[...atOnce.values()].map((those) => those.length))).toBe(20);
  stop();
  vi.advanceTimersByTime(15_000);
  expect(beats.get(0)).toHaveLength(2);
});
