import { expect, it } from 'vitest';
import { readingsOf } from './readings.ts';

it.each([
  ['k3', '2 4 4', { sum: 10, flags: ['small', 'even'] }],
  ['k3', '2 4 5', { sum: 11, flags: ['big', 'odd'] }],
  ['pc28', '9 4 0', { sum: 13, flags: ['small', 'odd'] }],
  ['pc28', '9 4 1', { sum: 14, flags: ['big', 'even'] }],
  ['vn-north', '12345', null],
  [undefined, '1 2', null],
])('a result of %s with %s shows %o', (family, numbers, readings) => {
  expect(readingsOf(family, numbers.split(' '))).toEqual(readings);
});
