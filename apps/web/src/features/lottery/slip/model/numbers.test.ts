import { expect, it } from 'vitest';
import {
  allNumbers,
  drawLine,
  drawRandom,
  numbersOf,
  numbersOfPlace,
  pickSpaceOf,
  randomBelow,
  readEntry,
  SETS,
} from './numbers.ts';

const [ONE, TWO, THREE] = [1, 2, 3].map((pickDigits) => pickSpaceOf({ pickDigits })) as [
  ReturnType<typeof pickSpaceOf>,
  ReturnType<typeof pickSpaceOf>,
  ReturnType<typeof pickSpaceOf>,
];

it('offers rows of numbers with their leading zeros', () => {
  expect(numbersOf({ kind: 'head', value: '0' }, TWO)).toEqual([
    '00',
    '01',
    '02',
    '03',
    '04',
    '05',
    '06',
    '07',
    '08',
    '09',
  ]);
  expect(numbersOf({ kind: 'tail', value: '7' }, TWO)).toHaveLength(10);
  expect(numbersOf({ kind: 'even' }, ONE)).toEqual(['0', '2', '4', '6', '8']);
  expect(numbersOf({ kind: 'odd' }, TWO)).toHaveLength(50);
  expect([...numbersOf({ kind: 'low' }, TWO), ...numbersOf({ kind: 'high' }, TWO)]).toEqual(allNumbers(TWO));
  expect(numbersOf({ kind: 'double' }, TWO)).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
});

it('reads typed numbers and reports invalid ones', () => {
  expect(readEntry(' 27, 07\n38;27 ', TWO)).toEqual({ numbers: ['07', '27', '38'], stopped: [], wrong: [] });
  expect(readEntry('7 100 ab 12', TWO)).toEqual({ numbers: ['12'], stopped: [], wrong: ['7', '100', 'ab'] });
  expect(readEntry('٢٧ ๐๗', TWO)).toEqual({ numbers: ['07', '27'], stopped: [], wrong: [] });
  expect(readEntry('', THREE)).toEqual({ numbers: [], stopped: [], wrong: [] });
});

it('draws random numbers that are not chosen, and fewer when few are left', () => {
  const chosen = ['0', '1', '2', '3', '4', '5', '6', '7'];
  expect(drawRandom(ONE, chosen, 2, () => 0)).toEqual(['8', '9']);
  expect(drawRandom(ONE, [...chosen, '8'], 2, () => 0)).toEqual(['9']);
  expect(drawRandom(ONE, allNumbers(ONE), 1, () => 0)).toEqual([]);
});

it('can return every number below the bound, and no other', () => {
  const seen = new Set(Array.from({ length: 2000 }, () => randomBelow(10)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it('accepts only numbers of the play, such as 01 to 45', () => {
  const lotto = pickSpaceOf({ pickDigits: 2, pickFrom: 1, pickTo: 45 });
  expect([allNumbers(lotto).length, allNumbers(lotto)[0], allNumbers(lotto).at(-1)]).toEqual([45, '01', '45']);
  expect(readEntry('00 07 45 46', lotto)).toEqual({ numbers: ['07', '45'], stopped: [], wrong: ['00', '46'] });
  expect(numbersOf({ kind: 'head', value: '4' }, lotto)).toEqual(['40', '41', '42', '43', '44', '45']);
});

it('a bet on any order offers and reads only numbers with its orders', () => {
  const pairs = pickSpaceOf({ pickDigits: 3, pickOrders: 3 });
  expect([allNumbers(pairs).length, allNumbers(pickSpaceOf({ pickDigits: 3, pickOrders: 6 })).length]).toEqual([
    270, 720,
  ]);
  expect(readEntry('112 123 777', pairs)).toEqual({ numbers: ['112'], stopped: [], wrong: ['123', '777'] });
});

it('offers numbers that contain a digit, by the last digit of their sum, and in sets', () => {
  const touch = numbersOf({ kind: 'touch', value: '3' }, TWO);
  expect([touch.length, touch.includes('31'), touch.includes('44')]).toEqual([19, true, false]);
  expect(numbersOf({ kind: 'sum', value: '0' }, TWO)).toEqual('00 19 28 37 46 55 64 73 82 91'.split(' '));
  expect(numbersOf({ kind: 'set', value: '12' }, TWO)).toEqual(['12', '17', '21', '26', '62', '67', '71', '76']);
  expect(numbersOf({ kind: 'set', value: '00' }, TWO)).toEqual(['00', '05', '50', '55']);
  // Every number belongs to exactly one of the fifteen sets.
  expect(SETS.flatMap((value) => numbersOf({ kind: 'set', value }, TWO)).toSorted()).toEqual(allNumbers(TWO));
});

it('offers picks of different numbers in their order, and reads no others', () => {
  const space = pickSpaceOf({ pickDigits: 4, pickFrom: 102, pickTo: 1110, pickPlaces: 2 });
  expect(numbersOfPlace(space)).toEqual(['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11']);
  const all = allNumbers(space);
  expect([all.length, new Set(all).size, all.includes('1103'), all.includes('0303')]).toEqual([110, 110, true, false]);
  expect(readEntry('0307 1101, 0303 0112 307', space)).toEqual({
    numbers: ['0307', '1101'],
    stopped: [],
    wrong: ['0303', '0112', '307'],
  });
});

it('draws a random line with one of the special numbers', () => {
  const space = pickSpaceOf({ pickDigits: 2, pickFrom: 1, pickTo: 35, bonusFrom: 1, bonusTo: 12 });
  expect(space.specials?.slice(0, 2)).toEqual(['B01', 'B02']);
  expect(space.specials).toHaveLength(12);
  for (let run = 0; run < 20; run += 1) {
    const line = drawLine(space, 5, randomBelow);
    expect(line).toHaveLength(6);
    expect(new Set(line.slice(0, 5)).size).toBe(5);
    expect(allNumbers(space)).toEqual(expect.arrayContaining(line.slice(0, 5)));
    expect(space.specials).toContain(line[5]);
  }
  expect(drawLine(TWO, 3, randomBelow)).toHaveLength(3);
});
