import { expect, it } from 'vitest';
import { readCatalogue } from '../../../../../scripts/compile-catalogues.ts';
import { bonusOf, hasOneLevel, headlineOf, lastLevel, parseResult, prizeLevels, specialOf } from './result.ts';

const t = (key: string, values?: Record<string, string | number>) =>
  values === undefined ? key : `${key} ${values['n']}`;

it('splits levels at ~ and numbers at commas, keeping zeros [E-044]', () => {
  expect(parseResult('1~2,3')).toEqual([['1'], ['2', '3']]);
  const result = parseResult('04827~60394~15872,93046');
  expect(result).toEqual([['04827'], ['60394'], ['15872', '93046']]);
  expect(specialOf(result ?? [])).toBe('04827');
  expect(lastLevel(result ?? [])).toEqual({ index: 2, numbers: ['15872', '93046'] });
  expect(parseResult(null)).toBeNull();
  expect(parseResult('')).toBeNull();
});

it('is headed by its special prize, or by all its numbers if they are on one level', () => {
  expect(headlineOf(parseResult('04827~60394,11111') ?? [])).toEqual(['04827']);
  expect(headlineOf(parseResult('07,13,22,31,40,45') ?? [])).toEqual(['07', '13', '22', '31', '40', '45']);
  expect(headlineOf([])).toEqual([]);
});

it('keeps a bonus number beside the numbers of a lotto', () => {
  const lotto = parseResult('07,13,22,31,40,45~09') ?? [];
  expect([headlineOf(lotto), bonusOf(lotto), hasOneLevel(lotto)]).toEqual([lotto[0], '09', true]);
  const prizes = parseResult('04827~60394') ?? [];
  expect([bonusOf(prizes), hasOneLevel(prizes)]).toEqual([undefined, false]);
});

it('labels ten levels by position, GB and G1 to G9, and no others [E-045]', () => {
  expect(readCatalogue('EN', 'lottery')['lottery.specialCode']).toBe('GB');
  const levels = prizeLevels(
    Array.from({ length: 11 }, (_, n) => [String(n)]),
    t,
  );
  expect(levels.map(({ code }) => code)).toEqual([
    'lottery.specialCode',
    'G1',
    'G2',
    'G3',
    'G4',
    'G5',
    'G6',
    'G7',
    'G8',
    'G9',
    '',
  ]);
  expect(levels[0]?.kind).toBe('special');
});
