import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { isAhead } from '@fairlot/contract/backoffice/cohort-weeks';
import { formatMinor } from '@fairlot/money';
import type { Report } from '../../../platform/operators/index.ts';

export type ReportAnswer = ValueOf<typeof contract.report>;

/** A column of a report's file. */
export interface ReportColumn {
  /** `time`, `key`, `label`, `currency` or a number of the report; in the compared period `_before` follows. */
  name: string;
  unit: 'time' | 'text' | 'money' | 'count';
}

/** Epoch milliseconds for a time, otherwise text: amounts are decimal strings, counts whole numbers. */
export type ReportCell = string | number | null;

/** The rows of a report as a flat table, the same for every format of a file. */
export interface ReportTable {
  columns: readonly ReportColumn[];
  rows: readonly (readonly ReportCell[])[];
}

/** Flattens a report. A number that was not counted, or whose week has not begun, is null. */
export function tableOf({ numbers }: Pick<Report, 'numbers'>, answer: ReportAnswer): ReportTable {
  const columns: ReportColumn[] = [
    { name: 'time', unit: 'time' },
    { name: 'key', unit: 'text' },
    { name: 'label', unit: 'text' },
    { name: 'currency', unit: 'text' },
    ...numbers.map(({ name, unit }) => ({ name, unit })),
  ];
  const isCompared = answer.before !== null;
  if (isCompared)
    columns.push(
      { name: 'time_before', unit: 'time' },
      ...numbers.map(({ name, unit }) => ({ name: `${name}_before`, unit })),
    );
  const zeros = numbers.map(({ unit }) => (unit === 'money' ? formatMinor(0n) : '0'));
  const begunOf = (at: number | null, values: readonly (string | null)[]) =>
    numbers.map(({ name }, place) => (isAhead(name, at, answer.readAt) ? null : (values[place] ?? null)));
  const rows = answer.rows.map(({ at, key, label, numbers: values, before }): ReportCell[] => [
    at,
    key,
    label,
    answer.asset,
    ...begunOf(at, values),
    ...(isCompared ? [before?.at ?? null, ...begunOf(before?.at ?? null, before?.numbers ?? zeros)] : []),
  ]);
  return { columns, rows };
}
