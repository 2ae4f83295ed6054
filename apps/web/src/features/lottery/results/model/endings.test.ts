import { expect, it } from 'vitest';
import { drawsAway, heatOf, sortEndings, trendOf } from './endings.ts';

const ending = (number: string, count: number, drawsSince: number | null) => ({
  number,
  count,
  draws: count,
  specialCount: 0,
  drawsSince,
});
const ENDINGS = [ending('00', 3, 2), ending('01', 5, 0), ending('02', 0, null), ending('03', 3, 2)];

it('sorts endings by number, by frequency and by the draws since they last appeared', () => {
  const order = (by: 'number' | 'count' | 'away') => sortEndings(ENDINGS, by, 30).map(({ number }) => number);
  expect(order('number')).toEqual(['00', '01', '02', '03']);
  expect(order('count')).toEqual(['01', '00', '03', '02']);
  expect(order('away')).toEqual(['02', '00', '03', '01']);
  expect(drawsAway(ENDINGS[2]!, 30)).toBe(30);
});

it('the colour of an ending follows its share of the highest count, and an undrawn one has none', () => {
  expect([0, 1, 3, 4, 6, 7, 9].map((count) => heatOf(count, 9))).toEqual([0, 1, 1, 2, 2, 3, 3]);
  expect([heatOf(0, 0), heatOf(1, 1)]).toEqual([0, 3]);
});

it('the trend shows the last two digits of the special prize, their size, parity and sum', () => {
  expect(trendOf([['48271'], ['60394']])).toEqual({ ending: '71', isEven: false, isBig: true, sum: 8 });
  expect(trendOf([['00008']])).toEqual({ ending: '08', isEven: true, isBig: false, sum: 8 });
  expect([trendOf([['01', '02', '03']]), trendOf([])]).toEqual([null, null]);
});
