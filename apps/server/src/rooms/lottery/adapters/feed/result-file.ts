import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';

/** A row of a file of results. */
export interface FileRow {
  line: number;
  gameCode: string;
  numero: string;
  /** Numbers by level, as they are written. */
  levels: string[][];
}

/** A line of another shape. */
export interface WrongLine {
  line: number;
  problem: string;
}

const HEADING = 'gameCode;numero;numbers';

/**
 * Reads a file of results: a heading `gameCode;numero;numbers`, then one draw a line with the levels of its numbers
 * separated by ~ and the numbers by commas, leading zeros kept: `HANOI;20261123;12345~54321~...`. Lines of another
 * shape stand among the rows.
 */
export function readResultRows(text: string): (FileRow | WrongLine)[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== HEADING) return [{ line: 1, problem: `the heading is ${HEADING}` }];
  return lines.flatMap((content, index): (FileRow | WrongLine)[] => {
    if (index === 0 || content.trim() === '') return [];
    const [, gameCode, issue, numbers] = /^([A-Z0-9_]{2,32});(\d{8}(?:\d{4})?);([\d,~]+)$/.exec(content.trim()) ?? [];
    if (gameCode === undefined || issue === undefined || numbers === undefined)
      return [{ line: index + 1, problem: `not ${HEADING}` }];
    return [{ line: index + 1, gameCode, numero: issue, levels: numbers.split('~').map((level) => level.split(',')) }];
  });
}

/** As readResultRows. @throws RangeError that names the first line of another shape */
export function readResultFile(text: string): FileRow[] {
  return readResultRows(text).map((row) => {
    if ('problem' in row) throw new RangeError(`line ${row.line}: ${row.problem}`);
    return row;
  });
}

/**
 * The numbers under the codes of a structure's levels, in their order; too many levels keep their place as codes of
 * their own.
 */
export function resultOfLevels({ levels }: DrawStructure, numbers: readonly string[][]): DrawResult {
  return numbers.map((level, index) => ({ level: levels[index]?.code ?? String(index + 1), numbers: level }));
}
