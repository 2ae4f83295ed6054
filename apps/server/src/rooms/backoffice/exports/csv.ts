import type { ListField, ListSpec } from '@fairlot/contract';

/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Numbers are left as they are; everything else that a spreadsheet would run gets an apostrophe before it. */
const NUMBER = /^-?\d+(\.\d+)?$/;
const FORMULA = /^[\s]*[=+\-@|%＝＋－＠]|^[\t\r\n]/;

export function csvHead(columns: readonly string[]): string {
  return `${BYTE_ORDER_MARK}${line(columns)}`;
}

/** Rows of a list as lines: times in ISO 8601 UTC, lists and objects as JSON, nothing as an empty cell. */
export function csvLines({ fields }: ListSpec, columns: readonly string[], rows: readonly object[]): string {
  return rows
    .map((row) => line(columns.map((name) => textOf(fields[name]?.type, (row as Record<string, unknown>)[name]))))
    .join('');
}

function line(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(text: string): string {
  const safe = !NUMBER.test(text) && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function textOf(type: ListField['type'] | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (type === 'time' && typeof value === 'number') return new Date(value).toISOString();
  return JSON.stringify(value);
}
