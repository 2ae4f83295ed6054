import { type DrawResult, type DrawStructure, LOTTO_6_45 } from '@fairlot/lottery-maths';
import type { Mapping } from './finding.ts';
import type { Drawn } from './drawn.ts';

/**
 * Everything that the games evaluate: the tails and heads of every level, each digit of its numbers, and values derived
 * from the last two digits of the special prize. For distinct numbers, each position by itself.
 */
export function mappingsOf({ structure, results }: Drawn): Mapping[] {
  return structure.levels.some(({ distinct }) => distinct) ? lottoMappings(results) : digitMappings(structure, results);
}

/** The numbers of one draw are not independent samples, because they are distinct. */
function lottoMappings(results: readonly DrawResult[]): Mapping[] {
  const places = results.map((result) => (result[0]?.numbers ?? []).map(Number));
  const place = (index: number) => places.map((numbers) => (numbers[index] ?? 0) - 1);
  return [
    ...Array.from({ length: 6 }, (_, index) => ({
      name: `${LOTTO_6_45.code} number ${index + 1}`,
      classes: 45,
      values: place(index),
    })),
    { name: `${LOTTO_6_45.code} first modulo 5`, classes: 5, values: place(0).map((value) => value % 5) },
  ];
}

function digitMappings(structure: DrawStructure, results: readonly DrawResult[]): Mapping[] {
  const level = (code: string) =>
    results.flatMap((result) => result.find((drawn) => drawn.level === code)?.numbers ?? []);
  const mapping = (name: string, classes: number, values: number[]): Mapping => ({
    name: `${structure.code} ${name}`,
    classes,
    values,
  });
  const all = results.flatMap((result) => result.flatMap(({ numbers }) => numbers));
  return [
    mapping(
      'all tails',
      100,
      all.map((number) => Number(number.slice(-2))),
    ),
    mapping(
      'all tails of 3',
      1000,
      all.filter(({ length }) => length >= 3).map((number) => Number(number.slice(-3))),
    ),
    mapping('all digits', 10, digitsOf(all)),
    ...structure.levels.flatMap(({ code, width }) => {
      const numbers = level(code);
      return [
        mapping(`${code} digits`, 10, digitsOf(numbers)),
        mapping(
          `${code} tail`,
          100,
          numbers.map((number) => Number(number.slice(-2))),
        ),
        mapping(
          `${code} head`,
          100,
          numbers.map((number) => Number(number.slice(0, 2))),
        ),
        ...Array.from({ length: width }, (_, place) =>
          mapping(
            `${code} digit ${place + 1}`,
            10,
            numbers.map((number) => Number(number.charAt(place))),
          ),
        ),
      ];
    }),
    mapping(
      'DB half',
      2,
      level('DB').map((number) => Number(number.slice(-2) >= '50')),
    ),
    mapping(
      'DB parity',
      2,
      level('DB').map((number) => Number(number) % 2),
    ),
    mapping(
      'DB sum modulo 10',
      10,
      level('DB').map((number) => (Number(number.at(-1)) + Number(number.at(-2))) % 10),
    ),
  ];
}

function digitsOf(numbers: readonly string[]): number[] {
  const digits: number[] = [];
  for (const number of numbers) for (const digit of number) digits.push(Number(digit));
  return digits;
}
