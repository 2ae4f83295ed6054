import type { ListField, ListSpec } from '@fairlot/contract';
import { csvLine } from '../../../platform/csv.ts';

export { csvHead } from '../../../platform/csv.ts';

/** Rows of a list as CSV lines: times in ISO 8601 UTC, lists and objects as JSON, null as an empty cell. */
export function csvLines({ fields }: ListSpec, columns: readonly string[], rows: readonly object[]): string {
  return rows
    .map((row) => csvLine(columns.map((name) => textOf(fields[name]?.type, (row as Record<string, unknown>)[name]))))
    .join('');
}

function textOf(type: ListField['type'] | undefined, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (type === 'time' && typeof value === 'number') return new Date(value).toISOString();
  return JSON.stringify(value);
}
