import { expect, it } from 'vitest';
import { createRequestKey } from './idempotency-key.ts';

it('keeps the key until the request succeeds, and gives a different request a new key', () => {
  let count = 0;
  const requestKey = createRequestKey(() => `key-${++count}`);
  expect([requestKey.keyOf({ amount: '1.00' }), requestKey.keyOf({ amount: '1.00' })]).toEqual(['key-1', 'key-1']);
  expect(requestKey.keyOf({ amount: '2.00' })).toBe('key-2');
  requestKey.done();
  expect(requestKey.keyOf({ amount: '2.00' })).toBe('key-3');
});
