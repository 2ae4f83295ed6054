import type { PrizeLevel } from '@fairlot/ui';
import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { ResultLevels } from '../api/draw.ts';

/** Numbers of a result by level, the special prize first. */
export type Result = string[][];

/** Parses "48271~60394~15872,93046": levels are separated by ~, numbers by commas. Null when there is none. */
export function parseResult(text: string | null): Result | null {
  if (text === null || text === '') return null;
  return text.split('~').map((level) => level.split(',').filter((number) => number !== ''));
}

export function resultOf(levels: ResultLevels | null): Result | null {
  return levels === null ? null : levels.map((level) => level.numbers);
}

const LABELLED = 10;

/** Rows of the prize table. Levels are labelled by position: GB, then G1 to G9; others have no label. Source: Z-40. */
export function prizeLevels(result: Result, t: Translate): PrizeLevel[] {
  return result.map((numbers, index) => ({
    code: levelCode(index, t, countsOf(result)),
    name: namedLevel(index, t, countsOf(result)) ?? levelName(index, t),
    numbers,
    kind: index === 0 ? 'special' : undefined,
  }));
}

/** Names of levels that are not numbered, by how many numbers each level of the draw has. */
const NAMED_LEVELS: Readonly<Record<string, readonly string[]>> = {
  '1,2,2,1': ['FIRST', 'FRONT3', 'LAST3', 'LAST2'],
  '1,1,1,10,10': ['FIRST', 'SECOND', 'THIRD', 'STARTER', 'CONSOLATION'],
  '2,4,6,8': ['SPECIAL', 'FIRST', 'SECOND', 'THIRD'],
};

export const countsOf = (result: Result): number[] => result.map((numbers) => numbers.length);

function namedLevel(index: number, t: Translate, counts: readonly number[]): string | undefined {
  const code = NAMED_LEVELS[counts.join(',')]?.[index];
  return code === undefined ? undefined : t(`lottery.level.${code}`);
}

/** Label of the level at a position. @param counts numbers of each level of the draw */
export function levelCode(index: number, t: Translate, counts: readonly number[]): string {
  const named = namedLevel(index, t, counts);
  if (named !== undefined) return named;
  if (index === 0) return t('lottery.specialCode');
  return index < LABELLED ? `G${index}` : '';
}

function levelName(index: number, t: Translate): string | undefined {
  if (index === 0) return t('lottery.special');
  return index < LABELLED ? t('lottery.prize', { n: index }) : undefined;
}

export function specialOf(result: Result): string {
  return result[0]?.[0] ?? '';
}

/** Whether the draw has all its numbers together, as in 6/45 or with one bonus number: no prizes and no endings. */
export function hasOneLevel(result: Result): boolean {
  return result.length === 1 || isWithBonus(countsOf(result));
}

/** Whether a draw is several numbers and then a bonus number, as in 6/55 and 5/35. */
export function isWithBonus(counts: readonly number[]): boolean {
  const [main = 0, bonus] = counts;
  return counts.length === 2 && bonus === 1 && main > 1;
}

/** The bonus number of a draw; undefined if there is none. */
export const bonusOf = (result: Result): string | undefined =>
  isWithBonus(countsOf(result)) ? result[1]?.[0] : undefined;

/** Short form of a result: its special prize, or all numbers of a draw that has one level, as in 6/45. */
export function headlineOf(result: Result): string[] {
  const [first = []] = result;
  return hasOneLevel(result) ? first : first.slice(0, 1);
}

/** Numbers of the last level, which are the shortest ones, with the level's position. */
export function lastLevel(result: Result): { index: number; numbers: string[] } {
  return { index: result.length - 1, numbers: result.at(-1) ?? [] };
}
