import { drawnWidth } from '../../../../platform/pdf/draw-words.ts';
import { createPdfFile } from '../../../../platform/pdf/pdf-file.ts';
import { createSheet, type Place, type Sheet, SHEET, widthOf } from '../../../../platform/pdf/sheet.ts';
import type { PaperRow, ReportPaper } from './report-paper.ts';

/** A4 across, in points: a report has up to ten columns. */
const PAGE = { width: SHEET.height, height: SHEET.width } as const;
const MARGIN = 40;
const INNER = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 48;
const ROW = 15;
const LINE = 11;
const GREY = 0.45;
/** Largest size of the table's letters; smaller where long figures need it. */
const SIZE = 8.5;
const GAP = 10;
/** Size of the heads, and the least width of a column of figures. */
const HEAD = 8;
const LEAST = 64;
const MOST_FACT_LINES = 4;
const FACT_X = 140;

interface Column {
  x: number;
  width: number;
  head: readonly string[];
}

interface Layout {
  size: number;
  texts: readonly Column[];
  figures: readonly Column[];
  headLines: number;
}

/** Draws a report on A4 across, with its parameters on the first page and the heads of the columns on every page. */
export function reportPdf(paper: ReportPaper): Buffer {
  const file = createPdfFile(PAGE, paper.title, paper.locale);
  const sheet = createSheet(file, false, PAGE);
  const layout = layOut(paper);
  const rowHeight = paper.rows.some(({ before }) => before !== null) ? ROW + LINE : ROW;
  const facts = paper.facts.map(([name, value]) => [name, wrap(value, 9, INNER - FACT_X, MOST_FACT_LINES)] as const);
  const factLines = facts.reduce((sum, [, lines]) => sum + lines.length, 0) + (paper.cut === null ? 0 : 1);
  const tableTop = (isFirst: boolean) => (isFirst ? 86 + factLines * 14 : 70) + layout.headLines * LINE;
  const fits = (isFirst: boolean) => Math.floor((BOTTOM - tableTop(isFirst)) / rowHeight);
  const pages = [paper.rows.slice(0, fits(true))];
  for (let from = fits(true); from < paper.rows.length; from += fits(false))
    pages.push(paper.rows.slice(from, from + fits(false)));
  for (const [page, rows] of pages.entries()) {
    const isFirst = page === 0;
    drawHead(sheet, paper, `${page + 1} / ${pages.length}`);
    if (isFirst) drawFacts(sheet, facts, paper.cut);
    drawHeads(sheet, layout, tableTop(isFirst));
    rows.forEach((row, place) => drawRow(sheet, layout, row, tableTop(isFirst) + 4 + place * rowHeight));
    if (paper.rows.length === 0) draw(sheet, paper.none, { x: MARGIN, width: INNER, top: tableTop(true) + 6, size: 9 });
    sheet.endPage();
  }
  file.finish();
  return file.take();
}

function drawHead(sheet: Sheet, { title, merchant }: ReportPaper, page: string): void {
  draw(sheet, title, { x: MARGIN, top: 34, size: 15, width: 560, isBold: true });
  draw(sheet, merchant, { x: PAGE.width - MARGIN - 180, width: 180, top: 38, size: 10, isEnd: true, grey: GREY });
  const corner = { x: PAGE.width - MARGIN - 100, width: 100, top: PAGE.height - 34 };
  sheet.plain(page, { ...corner, size: 8, isEnd: true, grey: GREY });
}

function drawFacts(sheet: Sheet, facts: readonly (readonly [string, readonly string[]])[], cut: string | null): void {
  let top = 64;
  for (const [name, lines] of facts) {
    draw(sheet, name, { x: MARGIN, width: FACT_X - MARGIN - GAP, top, size: 9, grey: GREY });
    for (const line of lines) {
      draw(sheet, line, { x: FACT_X, width: INNER - FACT_X, top, size: 9 });
      top += 14;
    }
  }
  if (cut !== null) draw(sheet, cut, { x: MARGIN, width: INNER, top: top + 4, size: 9, isBold: true });
}

function drawHeads(sheet: Sheet, { texts, figures, headLines }: Layout, top: number): void {
  const lines = ({ head, x, width }: Column, isEnd: boolean) =>
    head.forEach((text, place) =>
      draw(sheet, text, {
        x,
        width,
        isEnd,
        size: HEAD,
        isBold: true,
        top: top - 4 - (headLines - place) * LINE + (headLines - head.length) * LINE,
      }),
    );
  for (const column of texts) lines(column, false);
  for (const column of figures) lines(column, true);
  sheet.line(top);
}

function drawRow(sheet: Sheet, { texts, figures, size }: Layout, row: PaperRow, top: number): void {
  row.texts.forEach((text, place) => draw(sheet, text, { ...placeOf(texts[place]), top, size }));
  row.figures.forEach((text, place) => sheet.plain(text, { ...placeOf(figures[place]), top, size, isEnd: true }));
  if (row.before === null) return;
  const below = { top: top + LINE, size: size - 1, grey: GREY };
  sheet.plain(row.before.time, { ...placeOf(texts[0]), ...below });
  row.before.figures.forEach((text, place) => sheet.plain(text, { ...placeOf(figures[place]), ...below, isEnd: true }));
}

const placeOf = (column: Column | undefined) => ({ x: column?.x ?? MARGIN, width: column?.width ?? 0 });

/** Draws text of any script that the fonts contain; a long one ends with dots. */
function draw(sheet: Sheet, text: string, place: Place & { width: number }): void {
  const [line = ''] = wrap(text, place.size, place.width, 1, place.isBold);
  if (isPlain(line)) sheet.plain(line, place);
  else sheet.words(line, place);
}

/** Whether the text has only characters that the built-in PDF fonts contain. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text);

const widthAtSize = (text: string, size: number, isBold = false) =>
  isPlain(text) ? widthOf(text, isBold) * size : drawnWidth(text, size, isBold);

/** Columns of figures are as wide as their widest figure; those of texts share the rest. */
function layOut({ rows, textHeads, figureHeads, hasTime }: ReportPaper): Layout {
  const share = Math.min(110, (INNER * 0.72) / figureHeads.length);
  const least = Math.min(LEAST, share - GAP);
  const heads = figureHeads.map((head) => wrap(head, HEAD, share - GAP, 4, true));
  const widest = heads.map((head, place) => {
    const figure = rows.reduce(
      (most, { figures, before }) =>
        Math.max(most, widthOf(figures[place] ?? ''), widthOf(before?.figures[place] ?? '')),
      0,
    );
    return { figure, head: Math.max(...head.map((line) => widthAtSize(line, HEAD, true))) };
  });
  const widthAt = (size: number, { figure, head }: (typeof widest)[number]) =>
    Math.max(least, head, figure * size) + GAP;
  const wanted = (size: number) => widest.map((column) => widthAt(size, column)).reduce((sum, width) => sum + width, 0);
  const timeWidth = hasTime ? 62 : 0;
  const labelWidth = textHeads.length * 110 - timeWidth;
  let size = SIZE;
  while (size > 5 && wanted(size) > INNER - Math.min(labelWidth, 160)) size -= 0.5;
  const figuresStart = INNER - wanted(size);
  const texts = textHeads.map((head, place) => {
    const isTime = place === 0 && timeWidth > 0;
    const x = place === 0 ? 0 : timeWidth;
    return { x: MARGIN + x, width: (isTime ? timeWidth : figuresStart - x) - 4, head: [head] };
  });
  let x = MARGIN + figuresStart;
  const figures = widest.map((column, place) => {
    const width = widthAt(size, column);
    x += width;
    return { x: x - width + GAP, width: width - GAP, head: heads[place] ?? [] };
  });
  return { size, texts, figures, headLines: Math.max(1, ...heads.map(({ length }) => length)) };
}

/**
 * Breaks a text between words, even in languages without spaces, and long words anywhere. Two dots replace the text
 * that the last line has no room for.
 */
export function wrap(text: string, size: number, width: number, most: number, isBold = false): string[] {
  const fits = (line: string) => widthAtSize(line, size, isBold) <= width;
  const lines: string[] = [];
  let rest = text.trim();
  while (!fits(rest) && lines.length < most - 1) {
    let end = rest.length;
    while (end > 1 && !fits(rest.slice(0, end))) end -= 1;
    const line = rest.slice(0, breakBefore(rest, end));
    lines.push(line);
    rest = rest.slice(line.length).trim();
  }
  if (!fits(rest)) {
    while (rest.length > 1 && !fits(`${rest}..`)) rest = rest.slice(0, -1);
    rest = `${rest.trim()}..`;
  }
  return [...lines, rest];
}

/** The last place up to `end` at which a line may end. */
function breakBefore(text: string, end: number): number {
  const space = text.lastIndexOf(' ', end);
  if (space > 0 || isPlain(text)) return space > 0 ? space : end;
  const starts = [...WORDS.segment(text)].map(({ index }) => index);
  return starts.findLast((start) => start > 0 && start <= end) ?? end;
}

/** Finds words in Thai and Chinese too, regardless of the locale. */
const WORDS = new Intl.Segmenter(undefined, { granularity: 'word' });
