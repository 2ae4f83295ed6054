import { expect, it } from 'vitest';
import { createWishKeeper } from './wish-keeper.ts';

it('keeps the key of a wish until it is fulfilled, and gives another wish another key', () => {
  let count = 0;
  const keeper = createWishKeeper(() => `key-${++count}`);
  expect([keeper.keyOf({ amount: '1.00' }), keeper.keyOf({ amount: '1.00' })]).toEqual(['key-1', 'key-1']);
  expect(keeper.keyOf({ amount: '2.00' })).toBe('key-2');
  keeper.fulfil();
  expect(keeper.keyOf({ amount: '2.00' })).toBe('key-3');
});
