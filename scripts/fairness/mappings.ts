import { drawKey, drawNumbers, sha256 } from '@fairlot/fairness';
import { type DrawResult, type DrawStructure, LOTTO_6_45, VN_NORTH, VN_SOUTH } from '@fairlot/lottery-maths';
import type { Mapping } from './battery.ts';

/**
 * Everything that the games look at, from whole draws made the way the product makes them: the tails and heads of every
 * level, each digit of its numbers, and what the last two digits of the special prize come to.
 * @param draws how many draws of each structure
 * @param seedText makes the run reproducible
 */
export async function drawnMappings(draws: number, seedText: string): Promise<Mapping[]> {
  const mappings: Mapping[] = [];
  for (const structure of [VN_NORTH, VN_SOUTH])
    mappings.push(...mappingsOf(structure, await drawMany(structure, draws, seedText)));
  return [...mappings, ...lottoMappings(await drawMany(LOTTO_6_45, draws, seedText))];
}

/** Each place by itself: the numbers of one draw are no series, because they differ. */
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

async function drawMany(structure: DrawStructure, draws: number, seedText: string): Promise<DrawResult[]> {
  const merkleRoot = new Uint8Array(32);
  return Promise.all(
    Array.from({ length: draws }, (_, index) => {
      const numero = String(index + 1).padStart(12, '0');
      const seed = sha256(new TextEncoder().encode(`${seedText}|${structure.code}|${numero}`));
      return drawNumbers(
        structure.levels,
        drawKey({ seed, merkleRoot, gameCode: structure.code, numero, rulesVersion: 1 }),
      );
    }),
  );
}

function mappingsOf(structure: DrawStructure, results: readonly DrawResult[]): Mapping[] {
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
    ...structure.levels.flatMap(({ code, width }) => {
      const numbers = level(code);
      return [
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
