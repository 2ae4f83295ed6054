import { expect, it } from 'vitest';
import { allNumbers, drawRandom, numbersOf, randomBelow, readEntry } from './numbers.ts';

it('offers rows of numbers with their leading zeros', () => {
  expect(numbersOf({ kind: 'head', value: '0' }, 2)).toEqual(['00', '01', '02', '03', '04', '05', '06', '07', '08', '09']);
  expect(numbersOf({ kind: 'tail', value: '7' }, 2)).toHaveLength(10);
  expect(numbersOf({ kind: 'even' }, 1)).toEqual(['0', '2', '4', '6', '8']);
  expect(numbersOf({ kind: 'odd' }, 2)).toHaveLength(50);
  expect([...numbersOf({ kind: 'low' }, 2), ...numbersOf({ kind: 'high' }, 2)]).toEqual(allNumbers(2));
  expect(numbersOf({ kind: 'double' }, 2)).toEqual(['00', '11', '22', '33', '44', '55', '66', '77', '88', '99']);
});

it('reads typed numbers and names what is none', () => {
  expect(readEntry(' 27, 07\n38;27 ', 2)).toEqual({ numbers: ['07', '27', '38'], wrong: [] });
  expect(readEntry('7 100 ab 12', 2)).toEqual({ numbers: ['12'], wrong: ['7', '100', 'ab'] });
  expect(readEntry('', 3)).toEqual({ numbers: [], wrong: [] });
});

it('draws numbers that are not chosen, fewer when few are left', () => {
  const chosen = ['0', '1', '2', '3', '4', '5', '6', '7'];
  expect(drawRandom(1, chosen, 2, () => 0)).toEqual(['8', '9']);
  expect(drawRandom(1, [...chosen, '8'], 2, () => 0)).toEqual(['9']);
  expect(drawRandom(1, allNumbers(1), 1, () => 0)).toEqual([]);
});

it('takes every number below its bound, and no other', () => {
  const seen = new Set(Array.from({ length: 2000 }, () => randomBelow(10)));
  expect([...seen].toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
