import { expect, it } from 'vitest';
import { createLatelyRight } from './lately-right.ts';

it('a password that was right is known for ten minutes, of its member, while it is the stored one', () => {
  let now = 0;
  const right = createLatelyRight(() => now);
  expect(right.has(1n, 'hash', '2468')).toBe(false);
  right.keep(1n, 'hash', '2468');
  now = 599_999;
  expect(right.has(1n, 'hash', '2468')).toBe(true);
  for (const [member, hash, password] of [
    [1n, 'hash', '2469'],
    [1n, 'changed', '2468'],
    [2n, 'hash', '2468'],
  ] as const)
    expect(right.has(member, hash, password)).toBe(false);
  now = 600_000;
  expect(right.has(1n, 'hash', '2468')).toBe(false);
});

it('keeps ten thousand and forgets the oldest', () => {
  const right = createLatelyRight(() => 0);
  for (let n = 0n; n <= 10_000n; n++) right.keep(n, 'hash', '2468');
  expect([right.has(0n, 'hash', '2468'), right.has(1n, 'hash', '2468'), right.has(10_000n, 'hash', '2468')]).toEqual([
    false,
    true,
    true,
  ]);
});
