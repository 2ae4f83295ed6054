import { COMPARISONS, comparedDays } from '@fairlot/contract/backoffice/compared-days';
import { queryOf, textOfQuery } from '../../../shared/address.ts';
import { dayOf } from '../../../shared/format.ts';
import type { ReportPart, Reports, ReportInput, SavedQuery } from './api.ts';

const DAY_MS = 86_400_000;
/** The default report, if the role may read it. */
const FIRST = 'revenue';
export const PARTS: readonly ReportPart[] = ['day', 'week', 'month', 'whole'];

/** Parameters from the address; the default period, also for what is no date, is the last seven days. */
export function inputOf(search: string, { reports }: Pick<Reports, 'reports'>): ReportInput {
  const query = queryOf(search);
  const text = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  const day = (ago: number) => dayOf(Date.now() - ago * DAY_MS);
  const dayIn = (name: string) => (Number.isNaN(Date.parse(text(name))) ? '' : text(name));
  const days = { from: dayIn('from') || day(6), to: dayIn('to') || day(0) };
  return {
    report: text('report') || ((reports.find(({ name }) => name === FIRST) ?? reports[0])?.name ?? ''),
    ...days,
    part: PARTS.find((part) => part === text('part')) ?? 'day',
    by: text('by'),
    asset: text('asset'),
    // The comparison is dropped if the period is too long for it.
    compare: comparisonsOf(days).find((comparison) => comparison === text('compare')) ?? '',
    filter: [query['filter'] ?? []].flat(),
  };
}

/** The address for these parameters, without empty ones. */
export function addressOf(input: ReportInput): string {
  return textOfQuery(Object.fromEntries(Object.entries(input).filter(([, value]) => value !== '')));
}

/** Comparisons that are available for a period. */
export function comparisonsOf(days: Pick<ReportInput, 'from' | 'to'>) {
  return COMPARISONS.filter((comparison) => days.from !== '' && comparedDays(comparison, days) !== undefined);
}

/** The parameters to save: all but the dates. */
export function savedOf({ part, by, asset, compare, filter }: ReportInput): SavedQuery {
  return {
    part,
    ...(by === '' ? {} : { by }),
    ...(asset === '' ? {} : { asset }),
    ...(compare === '' ? {} : { compare }),
    ...(filter.length === 0 ? {} : { filter: [...filter] }),
  };
}

/** The saved parameters, without dates. */
export function inputOfSaved(query: SavedQuery): Omit<ReportInput, 'report' | 'from' | 'to'> {
  const { part = 'day', by = '', asset = '', compare = '', filter = [] } = query;
  return { part, by, asset, compare, filter };
}
