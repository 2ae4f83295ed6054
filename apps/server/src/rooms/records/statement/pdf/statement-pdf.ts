import { setImmediate } from 'node:timers/promises';
import type { StatementRow } from '../../../wallet/index.ts';
import { localText } from '../local-text.ts';
import { nameOf, shownReference, type StatementPaper } from '../paper.ts';
import { amountText } from '../../../../platform/pdf/amount-text.ts';
import { createPdfFile } from '../../../../platform/pdf/pdf-file.ts';
import { createSheet, type Sheet, SHEET } from '../../../../platform/pdf/sheet.ts';

const ROW = 17;
/** Top of the table; on the first page it is below the sums. */
const FIRST_TOP = 236;
const LATER_TOP = 96;
const BOTTOM = SHEET.height - 52;
/** Left edges and widths of the columns, for left-to-right text. */
const COLUMNS = {
  time: { x: 40, width: 92 },
  kind: { x: 138, width: 120 },
  reference: { x: 264, width: 116 },
  amount: { x: 384, width: 80 },
  balance: { x: 470, width: 85 },
} as const;
const REFERENCE_MOST = 24;
const GREY = 0.45;

/** Draws a statement on A4, page by page. Mirrored for right-to-left languages. */
export async function* statementPdf(paper: StatementPaper): AsyncGenerator<Buffer> {
  const { words, month, tag, statement } = paper;
  const file = createPdfFile(SHEET, `${words.title} ${month.name}`, tag);
  const sheet = createSheet(file, tag === 'ar');
  const total = pagesOf(statement.real.movements + statement.bonus.movements);
  let page = 1;
  let top = beginPage(sheet, paper, page, total);
  for await (const rows of statement.rows()) {
    for (const row of rows) {
      if (top + ROW > BOTTOM) {
        sheet.endPage();
        yield file.take();
        // Lets other work run after every page of a long document.
        await setImmediate();
        page += 1;
        top = beginPage(sheet, paper, page, total);
      }
      drawRow(sheet, paper, row, top);
      top += ROW;
    }
  }
  if (statement.real.movements + statement.bonus.movements === 0)
    sheet.words(words.none, { x: COLUMNS.time.x, top: top + 6, size: 9 });
  sheet.endPage();
  file.finish();
  yield file.take();
}

/** Number of pages for a number of rows. */
export function pagesOf(rows: number): number {
  const first = Math.floor((BOTTOM - FIRST_TOP) / ROW);
  const later = Math.floor((BOTTOM - LATER_TOP) / ROW);
  return 1 + Math.max(0, Math.ceil((rows - first) / later));
}

/** @returns the top of the first row */
function beginPage(sheet: Sheet, paper: StatementPaper, page: number, total: number): number {
  const { words, month } = paper;
  sheet.words(words.title, { x: 40, top: 36, size: 15, isBold: true });
  sheet.plain(month.name, { x: 455, width: 100, top: 40, size: 12, isEnd: true, isBold: true });
  sheet.plain(`${page} / ${total}`, { x: 455, width: 100, top: SHEET.height - 36, size: 8, isEnd: true, grey: GREY });
  sheet.plain(paper.account, { x: 40, width: 300, top: SHEET.height - 36, size: 8, grey: GREY });
  if (page === 1) drawSums(sheet, paper);
  const top = page === 1 ? FIRST_TOP : LATER_TOP;
  const head = (column: { x: number; width: number }, text: string, isEnd = false) =>
    sheet.words(text, { ...column, top: top - 22, size: 8, isEnd, isBold: true });
  head(COLUMNS.time, words.time);
  head(COLUMNS.kind, words.kind);
  head(COLUMNS.reference, words.reference);
  head(COLUMNS.amount, words.amount, true);
  head(COLUMNS.balance, words.balance, true);
  sheet.line(top - 4);
  return top;
}

function drawSums(sheet: Sheet, { words, statement, month, account, currency, zone, tag }: StatementPaper): void {
  const facts: [string, string][] = [
    [words.account, account],
    [words.period, `${month.name}-01 - ${month.lastDay} (${zone})`],
    [words.currency, currency],
  ];
  facts.forEach(([name, value], index) => {
    const top = 74 + index * 16;
    sheet.words(name, { x: 40, top, size: 8.5, grey: GREY });
    sheet.plain(value, { x: 138, width: 400, top, size: 9 });
  });
  const { real, bonus } = statement;
  const figures: [string, 'openingMinor' | 'inMinor' | 'outMinor' | 'closingMinor'][] = [
    [words.opening, 'openingMinor'],
    [words.moneyIn, 'inMinor'],
    [words.moneyOut, 'outMinor'],
    [words.closing, 'closingMinor'],
  ];
  figures.forEach(([name, figure], index) => {
    const cell = { x: 138 + index * 104, width: 104 };
    sheet.words(name, { ...cell, top: 132, size: 8.5, grey: GREY, isEnd: true });
    sheet.plain(amountText(real[figure], tag), { ...cell, top: 150, size: 9.5, isEnd: true, isBold: true });
    if (bonus.movements > 0 || bonus.openingMinor > 0n)
      sheet.plain(amountText(bonus[figure], tag), { ...cell, top: 168, size: 9.5, isEnd: true });
  });
  sheet.words(words.account, { x: 40, top: 150, size: 8.5, grey: GREY });
  if (bonus.movements > 0 || bonus.openingMinor > 0n)
    sheet.words(words.bonus, { x: 40, top: 168, size: 8.5, grey: GREY });
}

function drawRow(sheet: Sheet, paper: StatementPaper, row: StatementRow, top: number): void {
  const { words, zone, tag } = paper;
  const { time, kind, reference, amount, balance } = COLUMNS;
  const name = nameOf(paper, row);
  sheet.plain(localText(row.at, zone), { ...time, top, size: 8.5 });
  sheet.words(row.isBonus ? `${name} · ${words.bonus}` : name, { ...kind, top, size: 8.5 });
  sheet.plain(shorten(shownReference(row)), { ...reference, top, size: 8, grey: GREY });
  sheet.plain(amountText(row.amountMinor, tag), { ...amount, top, size: 8.5, isEnd: true });
  sheet.plain(amountText(row.balanceAfterMinor, tag), { ...balance, top, size: 8.5, isEnd: true });
}

/** The end of an id distinguishes it from others of the same minute. */
const shorten = (text: string) => (text.length > REFERENCE_MOST ? `..${text.slice(2 - REFERENCE_MOST)}` : text);
