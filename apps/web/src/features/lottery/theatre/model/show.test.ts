import { VN_SOUTH } from '@fairlot/lottery-maths';
import { expect, it } from 'vitest';
import { positionAt, showOf } from './show.ts';
import { stageKindOf } from './stage-kind.ts';

const NORTH = [
  { level: 'DB', numbers: ['38146'] },
  { level: 'G1', numbers: ['70259'] },
  { level: 'G2', numbers: ['15830', '64492'] },
  { level: 'G3', numbers: ['55813', '20476', '71902', '90427', '33065', '48251'] },
  { level: 'G4', numbers: ['3094', '8175', '2240', '9983'] },
  { level: 'G5', numbers: ['5560', '1907', '7732', '4418', '0296', '6651'] },
  { level: 'G6', numbers: ['386', '112', '845'] },
  { level: 'G7', numbers: ['94', '27', '61', '50'] },
];

it('shows 27 prizes in 15 seconds, the lowest first, the special prize last and digit by digit', () => {
  const show = showOf(NORTH, false);
  expect(show.totalMs).toBe(15_050);
  expect(show.prizes.map(({ number }) => number)).toEqual(NORTH.toReversed().flatMap(({ numbers }) => numbers));
  expect(positionAt(show, -1)).toEqual({ current: null, digits: 0, landed: 0, isOver: false });
  expect(positionAt(show, 0)).toEqual({ current: 0, digits: 2, landed: 0, isOver: false });
  expect(positionAt(show, 320)).toEqual({ current: 0, digits: 2, landed: 1, isOver: false });
  const special = show.prizes.at(-1)!;
  expect(positionAt(show, special.startMs)).toMatchObject({ current: 26, digits: 1, landed: 26 });
  expect(positionAt(show, special.startMs + 900)).toMatchObject({ digits: 3, landed: 26 });
  expect(positionAt(show, special.landMs)).toMatchObject({ digits: 5, landed: 27, isOver: false });
  expect(positionAt(show, show.totalMs)).toEqual({ current: null, digits: 0, landed: 27, isOver: true });
});

it('names every time at which the position changes', () => {
  const show = showOf(NORTH, false);
  const seen = (ms: number) => JSON.stringify(positionAt(show, ms));
  const times = Array.from({ length: show.totalMs }, (_, ms) => ms + 1);
  const changes = times.filter((ms) => seen(ms) !== seen(ms - 1));
  expect(changes.length).toBeGreaterThan(50);
  expect(changes.filter((ms) => !show.changesMs.includes(ms))).toEqual([]);
});

it('shows one level a second with reduced motion', () => {
  const show = showOf(NORTH, true);
  expect(show.totalMs).toBe(8000);
  expect([0, 999, 1000, 7000].map((ms) => positionAt(show, ms).landed)).toEqual([4, 4, 7, 27]);
});

it('shows the balls of a draw with one level one by one, and a single number digit by digit', () => {
  const lotto = showOf([{ level: 'MAIN', numbers: ['03', '08', '15', '22', '31', '44'] }], false);
  expect([lotto.totalMs, positionAt(lotto, 900).current]).toEqual([5400, 1]);
  const many = showOf([{ level: 'MAIN', numbers: Array.from({ length: 20 }, (_, n) => String(n + 10)) }], false);
  expect(many.totalMs).toBe(6000);
  const one = showOf([{ level: 'DB', numbers: ['1234'] }], false);
  expect([one.totalMs, positionAt(one, 500).digits]).toEqual([2200, 2]);
});

it('lets the prizes of two stations fall in turn, level by level, in about the time of one northern draw', () => {
  const station = (side: string) =>
    VN_SOUTH.levels.map(({ code, count, width }) => ({
      level: `${side}-${code}`,
      numbers: Array.from({ length: count }, () => '1'.repeat(width)),
    }));
  const show = showOf([...station('A'), ...station('B')], false);
  expect([show.prizes.length, show.totalMs > 14_000, show.totalMs < 15_500]).toEqual([36, true, true]);
  expect(show.prizes.slice(0, 3).map(({ code }) => code)).toEqual(['A-G8', 'B-G8', 'A-G7']);
  expect(show.prizes.slice(-2).map(({ code, digitMs }) => [code, digitMs])).toEqual([
    ['A-DB', 300],
    ['B-DB', 300],
  ]);
});

it('throws dice together and counts them before the end', () => {
  const dice = showOf([{ level: 'MAIN', numbers: ['2', '5', '5'] }], false, 'dice');
  expect([0, 1199, 1200, 1999].map((ms) => positionAt(dice, ms).landed)).toEqual([0, 0, 3, 3]);
  expect([positionAt(dice, 1999).isOver, positionAt(dice, 2000).isOver]).toEqual([false, true]);
  expect(dice.changesMs).toEqual([0, 1200, 2000]);
});

it('lets ten runners finish in sequence, the winner first', () => {
  const numbers = ['07', '03', '10', '01', '05', '08', '02', '09', '04', '06'];
  const race = showOf([{ level: 'MAIN', numbers }], false, 'race');
  expect([9399, 9400, 10_599, 10_600].map((ms) => positionAt(race, ms).landed)).toEqual([0, 1, 9, 10]);
  expect([race.prizes[0]?.number, race.prizes.every(({ startMs }) => startMs === 0)]).toEqual(['07', true]);
  expect([positionAt(race, 11_199).isOver, positionAt(race, 11_200).isOver]).toEqual([false, true]);
});

it('draws the numbers of a lotto one at a time, and then the bonus number', () => {
  const main = ['03', '11', '19', '27', '34', '42'];
  const show = showOf(
    [
      { level: 'MAIN', numbers: main },
      { level: 'BONUS', numbers: ['07'] },
    ],
    false,
  );
  expect(show.prizes.map(({ number }) => number)).toEqual([...main, '07']);
  expect(show.prizes.every(({ digitMs }) => digitMs === 0)).toBe(true);
  expect(positionAt(show, show.totalMs - 1)).toMatchObject({ current: 6, landed: 7, isOver: false });
});

it('shows dice and races at once with reduced motion', () => {
  const dice = showOf([{ level: 'MAIN', numbers: ['2', '5', '5'] }], true, 'dice');
  expect([dice.totalMs, positionAt(dice, 0).landed]).toEqual([1000, 3]);
});

it.each([
  ['dice', [{ level: 'MAIN', count: 3, width: 1, range: { from: 1, to: 6 } }]],
  ['race', [{ level: 'MAIN', count: 10, width: 2, distinct: { from: 1, to: 10 } }]],
  ['numbers', [{ level: 'MAIN', count: 5, width: 2, distinct: { from: 1, to: 11 } }]],
  ['numbers', [{ level: 'MAIN', count: 5, width: 1 }]],
  ['numbers', []],
])('%s is the stage of its structure', (kind, structure) => {
  expect(stageKindOf(structure)).toBe(kind);
});
