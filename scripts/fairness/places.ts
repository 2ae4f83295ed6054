import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';
import type { Mapping } from './finding.ts';

/** Whether a draw is a few small numbers on one level, each independent of the others, such as dice or digits. */
export function hasFewValues({ levels: [level, ...more] }: DrawStructure): boolean {
  return level?.distinct === undefined && level?.width === 1 && more.length === 0;
}

/** Each place separately, and each pair of places, which bets refer to. */
export function placeMappings(structure: DrawStructure, results: readonly DrawResult[]): Mapping[] {
  const { count = 0, range: { from, to } = { from: 0, to: 9 } } = structure.levels[0] ?? {};
  const size = to - from + 1;
  const values = results.map(([level]) => (level?.numbers ?? []).map((number) => Number(number) - from));
  const together = (...places: number[]): Mapping => ({
    name: `${structure.code} numbers ${places.map((place) => place + 1).join(', ')}`,
    classes: size ** places.length,
    values: values.map((numbers) => places.reduce((sum, place) => sum * size + (numbers[place] ?? 0), 0)),
  });
  const all = Array.from({ length: count }, (_, place) => place);
  return [
    ...all.map((place) => together(place)),
    ...all.flatMap((first) => all.slice(first + 1).map((second) => together(first, second))),
  ];
}
