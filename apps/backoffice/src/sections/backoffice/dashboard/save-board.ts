import { csvOf, saveText } from '../../../shared/csv.ts';
import { dayOf, formatTime } from '../../../shared/format.ts';
import { dashboardTexts as words } from './texts.ts';
import type { Board } from './use-dashboard.ts';

/** Figures with their parts and the time before, as the page shows them, saved as a file. */
export function saveBoard(board: Board, nameOf: (figure: string) => string): void {
  saveText(`dashboard-${dayOf(board.from)}.csv`, csvOf(rowsOf(board, nameOf)));
}

/** A row for each figure as a whole, then one for each part of each. */
export function rowsOf({ figures, asset }: Board, nameOf: (figure: string) => string): string[][] {
  return [
    [words.figure, words.at, words.present, words.weekBefore, words.unit],
    ...figures.flatMap(({ name, unit, value, weekBefore, parts, partsBefore }) => {
      const unitWords = unit === 'money' ? asset : words.count;
      const before = new Map(partsBefore.map((part) => [part.at, part.value]));
      return [
        [nameOf(name), words.whole, value, weekBefore, unitWords],
        ...parts.map((part) => [nameOf(name), formatTime(part.at), part.value, before.get(part.at) ?? '', unitWords]),
      ];
    }),
  ];
}
