import { K3, LOTTO_5_35, LOTTO_6_45, PK10, VN_NORTH } from '@fairlot/lottery-maths';
import { expect, test } from 'vitest';
import { resultFrom } from './official.testing.ts';
import { hotAndCold, statisticsOf } from './statistics.ts';

const draws = Array.from({ length: 30 }, (_, n) => resultFrom(`statistics ${n}`));

test('counts endings like a simple count over all numbers', () => {
  const statistics = statisticsOf(VN_NORTH, draws);
  expect(statistics.map(({ number }) => number)).toEqual(
    Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0')),
  );
  expect(statistics.reduce((sum, { count }) => sum + count, 0)).toBe(30 * 27);
  expect(statistics.reduce((sum, { specialCount }) => sum + specialCount, 0)).toBe(30);
  for (const { number, count, draws: inDraws, drawsSince } of statistics) {
    const perDraw = draws.map(
      (draw) => draw.flatMap(({ numbers }) => numbers).filter((drawn) => drawn.endsWith(number)).length,
    );
    const first = perDraw.findIndex((times) => times > 0);
    expect([count, inDraws, drawsSince]).toEqual([
      perDraw.reduce((a, b) => a + b, 0),
      perDraw.filter((times) => times > 0).length,
      first === -1 ? null : first,
    ]);
  }
});

test('hot are the most frequent endings, cold those absent the longest', () => {
  const statistics = statisticsOf(VN_NORTH, draws.slice(0, 3));
  const { hot, cold } = hotAndCold(statistics, 10);
  const of = (number: string) => statistics.find((entry) => entry.number === number)!;
  const most = Math.max(...statistics.map(({ count }) => count));
  expect(of(hot[0]!).count).toBe(most);
  expect(hot.map((number) => of(number).count)).toEqual(
    hot.map((number) => of(number).count).toSorted((a, b) => b - a),
  );
  expect(cold.every((number) => of(number).drawsSince === null)).toBe(true);
  expect(hot).toHaveLength(10);
});

test('6/45 is counted by its numbers 1 to 45, without a special prize', () => {
  const statistics = statisticsOf(LOTTO_6_45, [[{ level: 'MAIN', numbers: ['45', '01', '17', '08', '30', '22'] }]]);
  expect(statistics.map(({ number }) => number).filter((_, index) => index === 0 || index === 44)).toEqual([
    '01',
    '45',
  ]);
  expect(statistics.filter(({ count }) => count === 1)).toHaveLength(6);
  expect(statistics.every(({ specialCount }) => specialCount === 0)).toBe(true);
});

test('5/35 counts the drawn numbers without the special number', () => {
  const [main, bonus] = [['01', '02', '03', '04', '05'], ['12']];
  const result = [
    { level: 'MAIN', numbers: main },
    { level: 'BONUS', numbers: bonus },
  ];
  const counted = statisticsOf(LOTTO_5_35, [result]).filter(({ count }) => count > 0);
  expect(counted.map(({ number }) => number)).toEqual(main);
});

test('without draws everything is zero', () => {
  expect(statisticsOf(VN_NORTH, []).every(({ count, drawsSince }) => count === 0 && drawsSince === null)).toBe(true);
});

test('counts the faces of dice', () => {
  const drawn = (...numbers: string[]) => [{ level: 'MAIN', numbers }];
  const statistics = statisticsOf(K3, [drawn('2', '5', '5'), drawn('6', '2', '1')]);
  expect(statistics.map(({ number, count, drawsSince }) => [number, count, drawsSince])).toEqual([
    ['1', 1, 1],
    ['2', 2, 0],
    ['3', 0, null],
    ['4', 0, null],
    ['5', 2, 0],
    ['6', 1, 1],
  ]);
});

test('counts the winners of races, because every number finishes', () => {
  const numbers = ['07', '03', '10', '01', '05', '08', '02', '09', '04', '06'];
  const race = (finish: string[]) => [{ level: 'MAIN', numbers: finish }];
  const statistics = statisticsOf(PK10, [race(numbers), race(numbers.toReversed()), race(numbers)]);
  expect(statistics.filter(({ count }) => count > 0)).toMatchObject([
    { number: '06', count: 1, drawsSince: 1 },
    { number: '07', count: 2, drawsSince: 0 },
  ]);
  expect(statistics.length).toBe(10);
});
