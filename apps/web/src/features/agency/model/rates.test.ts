import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/api/api-error.ts';
import { PRODUCTS, parseRate, rateText, rateTexts, readRates, refusedRate } from './rates.ts';

it('parses and formats rates in display units', () => {
  expect([
    parseRate('lottery', '1985'),
    parseRate('slots', '0.4'),
    parseRate('slots', ' 0,05 '),
    parseRate('slots', '\u0660\u066b\u0664'),
  ]).toEqual([1985, 40, 5, 40]);
  expect(['', '-1', '0.005', '1e1', '100'].map((text) => parseRate('slots', text))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([rateText('lottery', 1985), rateText('live', 5)]).toEqual(['1985', '0.05']);
});

it("accepts rates between the lowest and the agent's own", () => {
  const all = (lottery: number, rest: number) =>
    Object.fromEntries(PRODUCTS.map((product) => [product, product === 'lottery' ? lottery : rest]));
  const [least, most] = [all(1980, 0), all(1990, 40)];
  expect(readRates(rateTexts(all(1985, 40)), least, most)).toEqual(all(1985, 40));
  expect(readRates(rateTexts(all(1991, 0)), least, most)).toBeNull();
  expect(readRates(rateTexts(all(1979, 0)), least, most)).toBeNull();
  expect(readRates({ ...rateTexts(all(1985, 0)), fish: 'x' }, least, most)).toBeNull();
});

it('a rejected rate names its product and the allowed range', () => {
  const value = { field: 'rates.slots', product: 'slots', least: 12 };
  expect(refusedRate(new ApiError('rate.refused', 400, value))).toMatchObject({ product: 'slots', least: 12 });
  expect(refusedRate(new ApiError('rate.refused', 400, { most: 200 }))).toBeNull();
  expect([refusedRate(new ApiError('not.found', 404)), refusedRate(null)]).toEqual([null, null]);
});
