import type { DrawResult, DrawStructure } from '@fairlot/lottery-maths';

/** A row of a file of results. */
export interface FileRow {
  line: number;
  gameCode: string;
  numero: string;
  /** Numbers by level, as written. */
  levels: string[][];
}

/** A malformed line. */
export interface WrongLine {
  line: number;
  problem: string;
}

const HEADING = 'gameCode;numero;numbers';

/**
 * Reads a file of results: a heading `gameCode;numero;numbers`, then one draw per line, levels separated by ~ and
 * numbers by commas, with leading zeros: `HANOI;20261123;12345~54321~...`. Malformed lines are returned among the rows.
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

/** Assigns the numbers to the codes of a structure's levels, in order; surplus levels get their position as code. */
export function resultOfLevels({ levels }: DrawStructure, numbers: readonly string[][]): DrawResult {
  return numbers.map((level, index) => ({ level: levels[index]?.code ?? String(index + 1), numbers: level }));
}
