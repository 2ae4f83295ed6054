import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';

/** A row of a file of results. */
export interface FileRow {
  line: number;
  gameCode: string;
  numero: string;
  /** Numbers by level, as they are written. */
  levels: string[][];
}

/**
 * Reads a file of results: a heading `gameCode;numero;numbers`, then one draw a line with the levels of its numbers separated by ~ and
 * the numbers by commas, leading zeros kept: `HANOI;20261123;12345~54321~...`.
 * @throws RangeError that names the first line of another shape
 */
export function readResultFile(text: string): FileRow[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== 'gameCode;numero;numbers') throw new RangeError('line 1: the heading is gameCode;numero;numbers');
  return lines.flatMap((content, index) => {
    if (index === 0 || content.trim() === '') return [];
    const [, gameCode, numero, numbers] = /^([A-Z0-9_]{2,32});(\d{8}(?:\d{4})?);([\d,~]+)$/.exec(content.trim()) ?? [];
    if (gameCode === undefined || numero === undefined || numbers === undefined) throw new RangeError(`line ${index + 1}: not gameCode;numero;numbers`);
    return [{ line: index + 1, gameCode, numero, levels: numbers.split('~').map((level) => level.split(',')) }];
  });
}

/** The numbers under the codes of a structure's levels, in their order; too many levels keep their place as codes of their own. */
export function resultOfLevels({ levels }: DrawStructure, numbers: readonly string[][]): DrawResult {
  return numbers.map((level, index) => ({ level: levels[index]?.code ?? String(index + 1), numbers: level }));
}
