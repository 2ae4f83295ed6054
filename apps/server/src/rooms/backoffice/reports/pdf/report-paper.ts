import { WITHOUT_SUM, WITHOUT_TOTAL } from '@fairlot/contract/backoffice/report-words';
import { formatMinor, parseMinor } from '@fairlot/money';
import { amountText } from '../../../../platform/pdf/amount-text.ts';
import type { Report } from '../../../../platform/operators/index.ts';
import { addDays, dayOf } from '../../../../platform/zone.ts';
import type { ReportInput } from '../read-report.ts';
import { type ReportAnswer, type ReportCell, tableOf } from '../report-table.ts';
import { namesOf, type PaperWords, paperWordsOf } from './paper-words.ts';

/** A row of the document: texts from the start, figures from the end of their columns. */
export interface PaperRow {
  texts: readonly string[];
  figures: readonly string[];
  /** Figures of the compared period, below those of the row; null without a comparison. */
  before: { time: string; figures: readonly string[] } | null;
}

/** All that the document of a report shows, in the language of its reader. */
export interface ReportPaper {
  /** BCP 47. */
  locale: string;
  title: string;
  merchant: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Names of the columns with texts, then of those with figures. */
  textHeads: readonly string[];
  figureHeads: readonly string[];
  /** Whether the first column has the times of the rows. */
  hasTime: boolean;
  rows: readonly PaperRow[];
  /** Says which rows are missing; null if there are all of them. */
  cut: string | null;
  /** Shown instead of rows. */
  none: string;
}

/** Thirty to seventy pages; more are read by a program, not by a person. */
const MOST_ROWS = 1000;

export interface PaperFacts {
  /** Replaces the report's own title if the fonts have its characters. */
  title?: string;
  merchant: string;
  /** IANA name. */
  zone: string;
  /** Operator code of the reader's language. */
  language: string;
}

/** The document of a report: its parameters, its first thousand rows, and the sums of all rows. */
export function paperOf(
  report: Pick<Report, 'name' | 'numbers'>,
  { from, to, by, filter = [] }: Pick<ReportInput, 'from' | 'to' | 'by' | 'filter'>,
  answer: ReportAnswer,
  { title, merchant, zone, language }: PaperFacts,
): ReportPaper {
  const words = paperWordsOf(language);
  const { day, time, figure } = formatsOf(words, zone);
  const { columns, rows } = tableOf(report, answer);
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name);
  const hasTime = answer.rows.some(({ at }) => at !== null);
  const hasLabel = by !== undefined || !hasTime;
  const dayAt = (at: ReportCell | undefined) => (typeof at === 'number' ? day(dayOf(zone, at)) : '');
  const figuresOf = (row: readonly ReportCell[], ending: string) =>
    report.numbers.map(({ name, unit }) => figure(row[placeOf(`${name}${ending}`)] ?? null, unit));
  const [key, label] = [placeOf('key'), placeOf('label')];
  const { before } = answer;
  const totalsOf = (ending: string) =>
    report.numbers.map(({ name, unit }) => {
      const cells = rows.map((row) => row[placeOf(`${name}${ending}`)] ?? null);
      return figure(WITHOUT_SUM.has(name) ? null : sumOf(cells, unit), unit);
    });
  const textHeads = [...(hasTime ? [words.time] : []), ...(hasLabel ? [words.groups[by ?? ''] ?? words.row] : [])];
  const hasTotal = answer.isWhole && rows.length > 1 && !WITHOUT_TOTAL.has(report.name);
  const total: PaperRow = {
    texts: textHeads.map((_, place) => (place === 0 ? words.total : '')),
    figures: totalsOf(''),
    before: before === null ? null : { time: '', figures: totalsOf('_before') },
  };
  const labelOf = (row: readonly ReportCell[]) =>
    isDrawable(String(row[label])) ? String(row[label]) || words.total : String(row[key]);
  const values = paperWordsOf(namesOf(language)).values;
  const nameOf = (grouping: string, value: string) => {
    const found = grouping === by ? rows.find((row) => row[key] === value) : undefined;
    return values[grouping]?.[value] ?? (found === undefined ? value : labelOf(found));
  };
  return {
    locale: words.locale,
    title: title !== undefined && isDrawable(title) ? title : (words.titles[report.name] ?? report.name),
    merchant: isDrawable(merchant) ? merchant : '',
    facts: [
      [words.period, `${day(from)} - ${day(to)} (${zone})`],
      ...(before === null
        ? []
        : [[words.compared, `${dayAt(before.from)} - ${day(addDays(dayOf(zone, before.to), -1))}`] as const]),
      ...([filter].flat().length === 0 ? [] : [[words.filter, filterText([filter].flat(), words, nameOf)] as const]),
      [words.currency, answer.asset],
      [words.read, `${dayAt(answer.readAt)} ${time(answer.readAt)}`],
    ],
    textHeads,
    figureHeads: report.numbers.map(({ name }) => words.numbers[name] ?? name),
    hasTime,
    rows: [
      ...rows.slice(0, MOST_ROWS).map((row) => ({
        texts: [...(hasTime ? [dayAt(row[placeOf('time')])] : []), ...(hasLabel ? [labelOf(row)] : [])],
        figures: figuresOf(row, ''),
        before:
          before === null ? null : { time: dayAt(row[placeOf('time_before')]), figures: figuresOf(row, '_before') },
      })),
      ...(hasTotal ? [total] : []),
    ],
    cut: cutText(rows.length, answer.isWhole, words),
    none: words.none,
  };
}

/** Formats of a language, in ASCII: the table uses the fonts of the viewer, without a picture for each figure. */
function formatsOf({ locale, month }: PaperWords, zone: string) {
  const day = month === 'short' ? 'numeric' : '2-digit';
  const days = new Intl.DateTimeFormat(locale, { day, month, year: 'numeric', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
  });
  const counts = new Intl.NumberFormat(locale);
  return {
    day: (date: string) => days.format(Date.parse(`${date}T00:00:00Z`)),
    time: (at: number) => times.format(at),
    /** A dash where nothing was counted. */
    figure: (cell: ReportCell, unit: 'money' | 'count') => {
      if (cell === null) return '-';
      const text = String(cell);
      return unit === 'count' ? counts.format(BigInt(text)) : amountText(parseMinor(text), locale);
    },
  };
}

function cutText(rows: number, isWhole: boolean, words: PaperWords): string | null {
  const shown = String(Math.min(rows, MOST_ROWS));
  if (!isWhole) return words.cutReport(shown);
  return rows <= MOST_ROWS ? null : words.cutRows(shown, String(rows));
}

/** Conditions on one grouping together, such as `Game: dice, limbo`. */
function filterText(
  conditions: readonly string[],
  { groups }: PaperWords,
  nameOf: (grouping: string, key: string) => string,
): string {
  const byGroup = Map.groupBy(conditions, (condition) => condition.slice(0, condition.indexOf(':')));
  return [...byGroup]
    .map(([by, all]) => `${groups[by] ?? by}: ${all.map((one) => nameOf(by, one.slice(by.length + 1))).join(', ')}`)
    .join('; ');
}

/** The sum of a column; null if one of its figures was not counted. */
function sumOf(cells: readonly ReportCell[], unit: 'money' | 'count'): string | null {
  if (cells.includes(null)) return null;
  const values = cells.map((cell) => (unit === 'money' ? parseMinor(String(cell)) : BigInt(cell ?? 0)));
  const sum = values.reduce((total, value) => total + value, 0n);
  return unit === 'money' ? formatMinor(sum) : String(sum);
}

/**
 * Whether the fonts of documents contain a name given by operators or vendors. The Chinese, Japanese and Korean ones
 * have only the characters of our own texts: whole ones would take megabytes each.
 */
export const isDrawable = (text: string): boolean => DRAWABLE.test(text);

const SCRIPTS = ['Latin', 'Cyrillic', 'Arabic', 'Thai'].map((script) => String.raw`\p{Script=${script}}`).join('');
const DRAWABLE = new RegExp(String.raw`^[${SCRIPTS}\p{Mn}\x20-\x7e\u00a0-\u00bf\u2010-\u2026]*$`, 'u');
