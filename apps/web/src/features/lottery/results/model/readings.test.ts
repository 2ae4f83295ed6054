import { expect, it } from 'vitest';
import { readingsOf } from './readings.ts';

it.each([
  ['k3', '2 4 4', 'play.total 10: play.small play.even'],
  ['k3', '2 4 5', 'play.total 11: play.big play.odd'],
  ['pc28', '9 4 0', 'play.total 13: play.small play.odd'],
  ['pc28', '9 4 1', 'play.total 14: play.big play.even'],
  ['ssc', '7 0 3 9 4', 'play.total 23: side.dragon'],
  ['ssc', '4 0 3 9 7', 'play.total 23: side.tiger'],
  ['ssc', '4 0 3 9 4', 'play.total 20: play.tie'],
  ['pk10', '07 03 10 01 05 08 02 09 04 06', 'play.two 10: play.small play.even side.dragon'],
  ['pk10', '06 05 10 01 03 08 02 09 04 07', 'play.two 11: play.small play.odd side.tiger'],
  ['11x5', '03 11 05 08 02', 'play.total 29: play.small play.odd side.dragon'],
  ['11x5', '03 11 05 07 04', 'play.total 30: play.even side.tiger'],
  ['11x5', '03 11 05 08 04', 'play.total 31: play.big play.odd side.tiger'],
])('a result of %s with %s shows %s', (family, numbers, shown) => {
  const { sum, sumText, flags } = readingsOf(family, numbers.split(' ')) ?? { flags: [] };
  expect(`${sumText} ${sum}: ${flags.join(' ')}`).toBe(shown);
});

it('a result of another family has none', () => {
  expect([readingsOf('vn-north', ['12345']), readingsOf(undefined, ['1', '2'])]).toEqual([null, null]);
});
