import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';
import { ballDraws, type Balls, ballsOf, bonusDraws } from './balls.ts';
import type { Mapping } from './finding.ts';
import type { Drawn } from './drawn.ts';

/**
 * Everything that the games evaluate: the tails and heads of every level, each digit of its numbers, and values derived
 * from the last two digits of the highest prize. For distinct numbers, each position separately.
 */
export function mappingsOf({ structure, results }: Drawn): Mapping[] {
  const balls = ballsOf(structure);
  return balls === null ? digitMappings(structure, results) : ballMappings(structure, balls, results);
}

/** The numbers of one draw are not independent samples, because they are distinct. */
function ballMappings(structure: DrawStructure, balls: Balls, results: readonly DrawResult[]): Mapping[] {
  const { code } = structure;
  const bonus = bonusDraws(structure, results);
  const draws = ballDraws(balls, results);
  const place = (index: number) => draws.map((numbers) => numbers[index] ?? 0);
  const parts = [5, 11, 7, 3].find((divisor) => balls.balls % divisor === 0 && balls.balls > divisor);
  return [
    ...(bonus === null ? [] : [{ name: `${code} bonus number`, ...bonus }]),
    ...Array.from({ length: balls.drawn }, (_, index) => ({
      name: `${code} number ${index + 1}`,
      classes: balls.balls,
      values: place(index),
    })),
    ...(parts === undefined
      ? []
      : [{ name: `${code} first modulo ${parts}`, classes: parts, values: place(0).map((value) => value % parts) }]),
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
  const top = structure.levels[0]?.code ?? '';
  const all = results.flatMap((result) => result.flatMap(({ numbers }) => numbers));
  const mappings = [
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
      `${top} half`,
      2,
      level(top).map((number) => Number(number.slice(-2) >= '50')),
    ),
    mapping(
      `${top} parity`,
      2,
      level(top).map((number) => Number(number) % 2),
    ),
    mapping(
      `${top} sum modulo 10`,
      10,
      level(top).map((number) => (Number(number.at(-1)) + Number(number.at(-2))) % 10),
    ),
  ];
  return mappings.filter(({ classes, values }) => values.length >= LEAST_PER_CLASS * classes);
}

function digitsOf(numbers: readonly string[]): number[] {
  const digits: number[] = [];
  for (const number of numbers) for (const digit of number) digits.push(Number(digit));
  return digits;
}

/** With fewer values of a class the tests have no power. */
const LEAST_PER_CLASS = 10;
