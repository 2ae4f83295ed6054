import { amountDecimals } from '@fairlot/money';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { ReportCell, ReportColumn, ReportTable } from './report-table.ts';

type Element = NonNullable<Parameters<typeof parquetWriteBuffer>[0]['schema']>[number];

/** Bytes of an amount: thirty digits, which exceed every sum and still fit the NUMERIC type of warehouses. */
const MONEY_BYTES = 13;
const MONEY_DIGITS = 30;

/** The stored type of a unit; amounts have as many decimals as the merchant's currency. */
function elementOf(unit: ReportColumn['unit']): Omit<Element, 'name'> {
  if (unit === 'time') return { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' };
  if (unit === 'text') return { type: 'BYTE_ARRAY', converted_type: 'UTF8' };
  if (unit === 'count') return { type: 'INT64' };
  const size = { type_length: MONEY_BYTES, precision: MONEY_DIGITS, scale: amountDecimals() };
  return { type: 'FIXED_LEN_BYTE_ARRAY', converted_type: 'DECIMAL', ...size };
}

/**
 * A table as a Parquet file: times in UTC, counts as INT64, amounts as exact decimals. Every column may have nulls.
 * @param facts key-value metadata of the file, such as its currency and period
 */
export function parquetOf({ columns, rows }: ReportTable, facts: Readonly<Record<string, string>>): Buffer {
  const schema: Element[] = [
    { name: 'report', num_children: columns.length },
    ...columns.map(({ name, unit }): Element => ({ name, ...elementOf(unit), repetition_type: 'OPTIONAL' })),
  ];
  const columnData = columns.map(({ name, unit }, place) => ({
    name,
    data: rows.map((row) => valueOf(unit, row[place] ?? null)),
  }));
  const kvMetadata = Object.entries(facts).map(([key, value]) => ({ key, value }));
  return Buffer.from(parquetWriteBuffer({ schema, columnData, kvMetadata, createdBy: 'Fairlot' }));
}

/** The writer takes a bigint for a decimal as its minor units; a number would be rounded. */
function valueOf(unit: ReportColumn['unit'], cell: ReportCell): bigint | string | null {
  if (cell === null) return null;
  if (unit === 'text') return String(cell);
  // Amounts are written with all their decimals.
  return BigInt(unit === 'money' ? String(cell).replace('.', '') : cell);
}
