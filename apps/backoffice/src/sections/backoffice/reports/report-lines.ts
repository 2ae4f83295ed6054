import { isAhead } from '@fairlot/contract/backoffice/cohort-weeks';
import { formatDay } from '../../../shared/format.ts';
import type { ReportAnswer, Reports, ReportInput } from './api.ts';
import { formerOf } from './report-rows.ts';
import { reportTexts as words } from './texts.ts';

/** Lines of a report's file, headers first; with a comparison every number has a second column. */
export function linesOf(
  { rows, before, readAt }: ReportAnswer,
  { numbers }: Reports['reports'][number],
  { by }: Pick<ReportInput, 'by'>,
): string[][] {
  const hasTime = rows.some(({ at }) => at !== null);
  const names = numbers.map(({ name }) => words.numbers[name] ?? name);
  const timeOf = (at: number | null | undefined) => (typeof at === 'number' ? formatDay(at) : '');
  const heads = [...(hasTime ? [words.time] : []), ...(by === '' ? [] : [words.groups[by] ?? by]), ...names];
  if (before !== null) heads.push(...(hasTime ? [words.formerTime] : []), ...names.map(words.formerOf));
  const lines = rows.map((row) => {
    const cells = [...(hasTime ? [timeOf(row.at)] : []), ...(by === '' ? [] : [row.label])];
    // A week that has not begun, or a number that was not counted, stays empty: a spreadsheet would average a zero.
    const begun = (name: string, at: number | null, number: string | null) =>
      isAhead(name, at, readAt) ? '' : (number ?? '');
    cells.push(...numbers.map(({ name }, place) => begun(name, row.at, row.numbers[place] ?? null)));
    if (before !== null) {
      const at = row.before?.at ?? null;
      if (hasTime) cells.push(timeOf(at));
      cells.push(...numbers.map(({ name, unit }, place) => begun(name, at, formerOf(row, place, unit))));
    }
    return cells;
  });
  return [heads, ...lines];
}
