import { common } from '../../../shared/common-texts.ts';
import { csvOf, saveText } from '../../../shared/csv.ts';
import { dayOf, formatTime } from '../../../shared/format.ts';
import { dashboardTexts as words } from './texts.ts';
import type { Board } from './use-dashboard.ts';

/** Saves the displayed figures with their parts and the previous period as a file. */
export function saveBoard(board: Board, nameOf: (figure: string) => string): void {
  saveText(`dashboard-${dayOf(board.from)}.csv`, csvOf(rowsOf(board, nameOf)));
}

/** One row per figure in total, then one per part of each figure. */
export function rowsOf({ figures, asset }: Board, nameOf: (figure: string) => string): string[][] {
  return [
    [words.figure, words.at, words.present, words.weekBefore, words.unit],
    ...figures.flatMap(({ name, unit, value, weekBefore, parts, partsBefore }) => {
      const unitWords = unit === 'money' ? asset : words.count;
      const before = new Map(partsBefore.map((part) => [part.at, part.value]));
      return [
        [nameOf(name), common.total, value, weekBefore, unitWords],
        ...parts.map((part) => [nameOf(name), formatTime(part.at), part.value, before.get(part.at) ?? '', unitWords]),
      ];
    }),
  ];
}
