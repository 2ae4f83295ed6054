import { expect, it } from 'vitest';
import { createPasswordCheckCache } from './password-check-cache.ts';

it('caches a correct password for ten minutes, for its member, with its stored hash', () => {
  let now = 0;
  const right = createPasswordCheckCache(() => now);
  expect(right.storedHashOf(1n, '2468')).toBeUndefined();
  right.keep(1n, 'hash', '2468');
  now = 599_999;
  expect(right.storedHashOf(1n, '2468')).toBe('hash');
  expect([right.storedHashOf(1n, '2469'), right.storedHashOf(2n, '2468')]).toEqual([undefined, undefined]);
  now = 600_000;
  expect(right.storedHashOf(1n, '2468')).toBeUndefined();
});

it('keeps ten thousand entries and evicts the oldest', () => {
  const right = createPasswordCheckCache(() => 0);
  for (let n = 0n; n <= 10_000n; n++) right.keep(n, 'hash', '2468');
  expect([0n, 1n, 10_000n].map((member) => right.storedHashOf(member, '2468'))).toEqual([undefined, 'hash', 'hash']);
});
