import { tryParseMinor } from '@fairlot/money';
import { invalidField } from '../../../platform/refusal.ts';

export interface StatementLine {
  paymentId: string;
  direction: 'in' | 'out';
  amountMinor: bigint;
  currency: string;
  times: number;
}

const COLUMNS = ['paymentId', 'direction', 'amount', 'currency'] as const;
const MOST_LINES = 100_000;
const MOST_COLUMNS = 200;

/**
 * Reads a statement: CSV with a head that names `paymentId`, `direction` (in, out), `amount` and `currency` in any
 * order; other columns are ignored. A payment that is repeated with the same figures is counted.
 * @throws Refusal request.invalid that names the line, also of one with too many columns
 */
export function readStatementFile(text: string): StatementLine[] {
  const [head, ...rows] = rowsOf(text.replace(/^\uFEFF/, ''));
  const places = COLUMNS.map((name) => head?.cells.findIndex((cell) => cell.trim() === name) ?? -1);
  const missing = COLUMNS.find((_, index) => places[index] === -1);
  if (missing !== undefined) throw invalid(`column ${missing}`);
  const lines = new Map<string, StatementLine>();
  for (const { line, cells } of rows) {
    const [paymentId = '', direction = '', amount = '', currency = ''] = places.map((place) => cells[place]?.trim());
    const amountMinor = tryParseMinor(amount);
    const isLine = /^[\x21-\x7e]{1,128}$/.test(paymentId) && isDirection(direction) && /^[A-Z]{3}$/.test(currency);
    if (!isLine || amountMinor === null || amountMinor < 0n) throw invalid(`line ${line}`);
    const key = `${direction} ${paymentId}`;
    const known = lines.get(key);
    if (known === undefined) lines.set(key, { paymentId, direction, amountMinor, currency, times: 1 });
    else if (known.amountMinor === amountMinor && known.currency === currency) known.times += 1;
    else throw invalid(`line ${line}`);
  }
  return [...lines.values()];
}

const isDirection = (text: string): text is StatementLine['direction'] => text === 'in' || text === 'out';

const invalid = (reason: string) => invalidField('file', reason);

interface Row {
  /** Number of the line with which it begins. */
  line: number;
  cells: string[];
}

/**
 * Rows of a CSV without empty ones; quoted cells may contain commas, line breaks and doubled quotes.
 * @throws Refusal request.invalid that names the line of a quote in any other place, or with too many columns
 */
function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let row: Row = { line: 1, cells: [] };
  let read = 0;
  let line = 1;
  // Sticky: it ends at text that is no cell, instead of continuing behind it.
  for (const [cell, quoted, plain = '', end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|(?:\r?\n)+|$)/gy)) {
    read += cell.length;
    line += cell.split('\n').length - 1;
    row.cells.push(quoted?.replaceAll('""', '"') ?? plain);
    // At once, because a file of millions of cells would keep the process busy for seconds.
    if (row.cells.length > MOST_COLUMNS) throw invalid(`columns ${row.line}`);
    if (end === ',') continue;
    if (row.cells.length > 1 || row.cells[0] !== '') rows.push(row);
    if (rows.length > MOST_LINES + 1) throw invalid('lines');
    row = { line, cells: [] };
  }
  if (read < text.length) throw invalid(`line ${row.line}`);
  return rows;
}
