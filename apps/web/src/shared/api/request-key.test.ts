import { expect, it } from 'vitest';
import { createRequestKey } from './request-key.ts';

it('keeps the key of a request until it is answered, and gives another request another key', () => {
  let count = 0;
  const requestKey = createRequestKey(() => `key-${++count}`);
  expect([requestKey.keyOf({ amount: '1.00' }), requestKey.keyOf({ amount: '1.00' })]).toEqual(['key-1', 'key-1']);
  expect(requestKey.keyOf({ amount: '2.00' })).toBe('key-2');
  requestKey.done();
  expect(requestKey.keyOf({ amount: '2.00' })).toBe('key-3');
});
