import { REPORT_GROUPS, REPORT_NUMBERS, REPORT_TITLES, WITHOUT_TOTAL } from '@fairlot/contract/backoffice/report-words';
import { formatMinor, parseMinor } from '@fairlot/money';
import type { Report } from '../../../../platform/operators/index.ts';
import { addDays, dayOf } from '../../../../platform/zone.ts';
import type { ReportInput } from '../read-report.ts';
import { type ReportAnswer, type ReportCell, tableOf } from '../report-table.ts';

/** A row of the document: texts from the start, figures from the end of their columns. */
export interface PaperRow {
  texts: readonly string[];
  figures: readonly string[];
  /** Figures of the compared period, below those of the row; null without a comparison. */
  before: { time: string; figures: readonly string[] } | null;
}

/** All that the document of a report shows, in English. */
export interface ReportPaper {
  title: string;
  merchant: string;
  facts: readonly (readonly [name: string, value: string])[];
  /** Names of the columns with texts, then of those with figures. */
  textHeads: readonly string[];
  figureHeads: readonly string[];
  rows: readonly PaperRow[];
  /** Says which rows are missing; null if there are all of them. */
  cut: string | null;
}

/** Thirty to seventy pages; more are read by a program, not by a person. */
const MOST_ROWS = 1000;

export interface PaperFacts {
  /** Replaces the report's own title. */
  title?: string;
  merchant: string;
  /** IANA name. */
  zone: string;
}

/** The document of a report: its parameters, its first thousand rows, and the sums of all rows. */
export function paperOf(
  report: Pick<Report, 'name' | 'numbers'>,
  { from, to, by, filter = [] }: Pick<ReportInput, 'from' | 'to' | 'by' | 'filter'>,
  answer: ReportAnswer,
  { title, merchant, zone }: PaperFacts,
): ReportPaper {
  const { columns, rows } = tableOf(report, answer);
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name);
  const hasTime = answer.rows.some(({ at }) => at !== null);
  const hasLabel = by !== undefined || !hasTime;
  const day = (at: ReportCell | undefined) => (typeof at === 'number' ? dayOf(zone, at) : '');
  const figuresOf = (row: readonly ReportCell[], ending: string) =>
    report.numbers.map(({ name }) => groupDigits(row[placeOf(`${name}${ending}`)] ?? null));
  const [key, label] = [placeOf('key'), placeOf('label')];
  const { before } = answer;
  const totalsOf = (ending: string) =>
    report.numbers.map(({ name, unit }) =>
      groupDigits(
        sumOf(
          rows.map((row) => row[placeOf(`${name}${ending}`)] ?? null),
          unit,
        ),
      ),
    );
  const textHeads = [...(hasTime ? ['Time'] : []), ...(hasLabel ? [REPORT_GROUPS[by ?? ''] ?? 'Row'] : [])];
  const hasTotal = answer.isWhole && rows.length > 1 && !WITHOUT_TOTAL.has(report.name);
  const total: PaperRow = {
    texts: textHeads.map((_, place) => (place === 0 ? 'Total' : '')),
    figures: totalsOf(''),
    before: before === null ? null : { time: '', figures: totalsOf('_before') },
  };
  return {
    title: title ?? REPORT_TITLES[report.name] ?? report.name,
    merchant,
    facts: [
      ['Period', `${from} - ${to} (${zone})`],
      ...(before === null
        ? []
        : [['Compared with', `${dayOf(zone, before.from)} - ${addDays(dayOf(zone, before.to), -1)}`] as const]),
      ...([filter].flat().length === 0 ? [] : [['Filter', filterText([filter].flat())] as const]),
      ['Currency', answer.asset],
      ['Read', `${new Date(answer.readAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ],
    textHeads,
    figureHeads: report.numbers.map(({ name }) => REPORT_NUMBERS[name] ?? name),
    rows: [
      ...rows.slice(0, MOST_ROWS).map((row) => ({
        texts: [
          ...(hasTime ? [day(row[placeOf('time')])] : []),
          ...(hasLabel ? [isDrawable(String(row[label])) ? String(row[label]) || 'Total' : String(row[key])] : []),
        ],
        figures: figuresOf(row, ''),
        before: before === null ? null : { time: day(row[placeOf('time_before')]), figures: figuresOf(row, '_before') },
      })),
      ...(hasTotal ? [total] : []),
    ],
    cut: cutText(rows.length, answer.isWhole),
  };
}

function cutText(rows: number, isWhole: boolean): string | null {
  const first = `The first ${Math.min(rows, MOST_ROWS)}`;
  if (!isWhole) return `${first} rows of a longer report follow. Choose a shorter period or larger time columns.`;
  return rows <= MOST_ROWS ? null : `${first} of ${rows} rows follow. The CSV and Parquet files contain all of them.`;
}

/** Conditions on one grouping together, such as `Game: dice, limbo`. */
function filterText(conditions: readonly string[]): string {
  const byGroup = Map.groupBy(conditions, (condition) => condition.slice(0, condition.indexOf(':')));
  return [...byGroup]
    .map(([by, all]) => `${REPORT_GROUPS[by] ?? by}: ${all.map((one) => one.slice(by.length + 1)).join(', ')}`)
    .join('; ');
}

/** The sum of a column; null if one of its figures was not counted. */
function sumOf(cells: readonly ReportCell[], unit: 'money' | 'count'): string | null {
  if (cells.includes(null)) return null;
  const values = cells.map((cell) => (unit === 'money' ? parseMinor(String(cell)) : BigInt(cell ?? 0)));
  const sum = values.reduce((total, value) => total + value, 0n);
  return unit === 'money' ? formatMinor(sum) : String(sum);
}

/** Groups the digits of a figure in threes; a dash where nothing was counted. */
function groupDigits(cell: ReportCell): string {
  if (cell === null) return '-';
  const [whole = '', fraction] = String(cell).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/**
 * Whether the fonts of documents contain a name given by operators or vendors. Those for Thai, Chinese, Japanese and
 * Korean have only the characters of our own statements.
 */
export const isDrawable = (text: string): boolean =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{Mn}\x20-\x7e\u00a0-\u00bf\u2010-\u2026]*$/u.test(text);
