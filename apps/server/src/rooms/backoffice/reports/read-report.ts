import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { Platform } from '../../../platform/index.ts';
import type { Report } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { addDays, startOfDay } from '../../../platform/zone.ts';

const MOST_ROWS = 2000;

/** What a report is asked for; days are those of the merchant, both inclusive. */
export interface ReportWish {
  from: string;
  to: string;
  part?: 'day' | 'week' | 'month' | 'whole' | undefined;
  by?: string | undefined;
  asset?: string | undefined;
}

/** The report of a name. @throws Refusal not.found, permission.denied */
export function findReport({ collected }: Platform, name: string, permissions: readonly string[]): Report {
  const known = collected
    .all()
    .flatMap(({ desk }) => desk?.reports ?? [])
    .find((one) => one.name === name);
  if (known === undefined) throw new Refusal('not.found');
  if (!permissions.includes(known.permission)) throw new Refusal('permission.denied');
  return known;
}

/** @throws Refusal request.invalid for a grouping that the report does not have */
export async function readReport(
  { db, collected }: Platform,
  report: Report,
  { from, to, part = 'day', by, asset: wanted }: ReportWish,
): Promise<ValueOf<typeof contract.report>> {
  if (by !== undefined && !report.groupings.includes(by))
    throw new Refusal('request.invalid', { field: 'by', reason: 'unknown' });
  const site = collected.provider('site');
  const zone = await site.timeZone();
  const asset = wanted ?? (await site.currency());
  const span = {
    from: startOfDay(from, zone),
    to: startOfDay(addDays(to, 1), zone),
    part: part === 'whole' ? null : part,
    zone,
    asset,
  };
  const rows = await report.read(db, span, by ?? null, MOST_ROWS + 1);
  return {
    asset,
    from: span.from.getTime(),
    to: span.to.getTime(),
    readAt: Date.now(),
    rows: rows.slice(0, MOST_ROWS).map(({ at, key, label, numbers }) => ({
      at: at?.getTime() ?? null,
      key,
      label,
      numbers: report.numbers.map(({ unit }, place) => {
        const value = numbers[place] ?? 0n;
        return unit === 'money' ? formatMinor(value) : String(value);
      }),
    })),
    isWhole: rows.length <= MOST_ROWS,
  };
}
