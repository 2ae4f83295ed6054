import type { backoffice as contract, QueryOf, ValueOf } from '@fairlot/contract';
import { comparedDays, type Days } from '@fairlot/contract/backoffice/compared-days';
import { formatMinor } from '@fairlot/money';
import type { SitePlatform } from '../ports.ts';
import type { Report, ReportRow, ReportSpan } from '../../../platform/operators/index.ts';
import { Refusal, requireFound } from '../../../platform/refusal.ts';
import { addDays, isDay, startOfDay } from '../../../platform/zone.ts';
import { type ComparedRow, compareRows } from './compare-rows.ts';
import { paperWordsOf } from './pdf/paper-words.ts';

const MOST_ROWS = 2000;
const MOST_DAYS = 366;

/** The parameters of a report; days are in the merchant's zone, both inclusive. */
export type ReportInput = QueryOf<typeof contract.report>;

/** The report with a name. @throws Refusal not.found, permission.denied */
export function findReport({ collected }: SitePlatform, name: string, permissions: readonly string[]): Report {
  const known = requireFound(collected.ofDesks('reports').find((one) => one.name === name));
  if (!permissions.includes(known.permission)) throw new Refusal('permission.denied');
  return known;
}

/** @throws Refusal request.invalid for a grouping or a filter that the report does not have */
export function checkInput({ groupings }: Report, { by, filter = [] }: Omit<ReportInput, 'from' | 'to'>): void {
  if (by !== undefined && !groupings.includes(by))
    throw new Refusal('request.invalid', { field: 'by', reason: 'unknown' });
  if ([filter].flat().some((condition) => !groupings.includes(conditionOf(condition).by)))
    throw new Refusal('request.invalid', { field: 'filter', reason: 'unknown' });
}

/** Nothing was played earlier. Answers cannot contain times before 1970, which a comparison would reach. */
const FIRST_YEAR = '2000';

/**
 * @throws Refusal request.invalid for days that do not exist, before the first year, in the wrong order, or more than a
 * year of them
 */
export function checkDays({ from, to }: Days): void {
  if (!isDay(from) || !isDay(to) || from < FIRST_YEAR || to < from || addDays(from, MOST_DAYS) < to)
    throw new Refusal('request.invalid', { field: 'to', reason: 'period' });
}

/**
 * @param language operator code of the language of names
 * @throws Refusal request.invalid, including when the compared periods overlap
 */
export async function readReport(
  { reads, site }: SitePlatform,
  report: Report,
  { from, to, part = 'day', by, asset: wanted, compare, filter = [] }: ReportInput,
  language: string,
): Promise<ValueOf<typeof contract.report>> {
  checkInput(report, { by, filter });
  const days = { from, to };
  const daysBefore = compare === undefined ? undefined : comparedDays(compare, days);
  if (compare !== undefined && daysBefore === undefined)
    throw new Refusal('request.invalid', { field: 'compare', reason: 'period' });
  const zone = await site.timeZone();
  const asset = wanted ?? (await site.currency());
  const askedPart = part === 'whole' ? null : part;
  const shape = {
    part: report.part === undefined ? askedPart : report.part,
    zone,
    asset,
    language,
    only: onlyOf(filter),
  };
  const readAt = reads.recentAt();
  const read = (of: Days) => report.read(reads.recent, { ...spanOf(of, zone), ...shape }, by ?? null, MOST_ROWS + 1);
  const [rows, rowsBefore] = await Promise.all([read(days), daysBefore === undefined ? undefined : read(daysBefore)]);
  const isWhole = rows.length <= MOST_ROWS && (rowsBefore?.length ?? 0) <= MOST_ROWS;
  // If the rows of either period are truncated, nothing is compared: missing rows would look like zeros.
  const compared =
    isWhole && daysBefore !== undefined && rowsBefore !== undefined
      ? {
          span: spanOf(daysBefore, zone),
          rows: compareRows({ rows, days }, { rows: rowsBefore, days: daysBefore }, shape, report.numbers),
        }
      : undefined;
  const shown: readonly ComparedRow[] =
    compared?.rows ?? rows.slice(0, MOST_ROWS).map((row) => ({ ...row, before: null }));
  const names = paperWordsOf(language).values[by ?? ''] ?? {};
  const write = (numbers: ReportRow['numbers']) =>
    report.numbers.map(({ unit }, place) => {
      const value = numbers[place] ?? null;
      if (value === null) return null;
      return unit === 'money' ? formatMinor(value) : String(value);
    });
  return {
    asset,
    ...momentsOf(spanOf(days, zone)),
    readAt,
    before: compared === undefined ? null : momentsOf(compared.span),
    rows: shown.map(({ at, key, label, numbers, before }) => ({
      at: at?.getTime() ?? null,
      key,
      label: names[key] ?? label,
      numbers: write(numbers),
      before: before === null ? null : { at: before.at?.getTime() ?? null, numbers: write(before.numbers) },
    })),
    isWhole,
  };
}

const spanOf = ({ from, to }: Days, zone: string) => ({
  from: startOfDay(from, zone),
  to: startOfDay(addDays(to, 1), zone),
});
const momentsOf = ({ from, to }: { from: Date; to: Date }) => ({ from: from.getTime(), to: to.getTime() });

/** A key may contain the character that separates it from its grouping. */
function conditionOf(condition: string): { by: string; key: string } {
  const end = condition.indexOf(':');
  return { by: condition.slice(0, end), key: condition.slice(end + 1) };
}

/** Conditions on the same grouping are combined with OR, those on different groupings with AND. */
function onlyOf(filter: string | readonly string[]): ReportSpan['only'] {
  const groups = Map.groupBy([filter].flat().map(conditionOf), ({ by }) => by);
  return [...groups].map(([by, conditions]) => ({ by, keys: conditions.map(({ key }) => key) }));
}
