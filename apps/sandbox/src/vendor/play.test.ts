import { expect, it } from 'vitest';
import { stakesIn } from './play.ts';

it.each([
  ['VND', [100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000]],
  ['IDR', [100_000, 200_000, 500_000, 1_000_000, 5_000_000, 10_000_000]],
  ['JPY', [10_000, 20_000, 50_000, 100_000, 500_000, 1_000_000]],
  ['EUR', [10, 20, 50, 100, 500, 1000]],
])('offers stakes that are usual in %s', (currency, stakes) => {
  expect(stakesIn(currency)).toEqual(stakes);
});
