import { joinedLevel } from '@fairlot/lottery-maths';
import type { ResultLevels } from '../../results/api/draw.ts';
import { type Result, resultOf } from '../../results/model/result.ts';

/** The result of each of two joined stations, with its name; the only result of other draws, without one. */
export function stationResults(levels: ResultLevels, displayName: string): { name: string; result: Result }[] {
  const [first] = levels;
  if (first === undefined || joinedLevel(first.level) === null) return [{ name: '', result: resultOf(levels) ?? [] }];
  return displayName.split(' – ').map((name, side) => ({
    name,
    result: resultOf(levels.filter(({ level }) => joinedLevel(level)?.side === side)) ?? [],
  }));
}
