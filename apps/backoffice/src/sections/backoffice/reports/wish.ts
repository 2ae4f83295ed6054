import { COMPARISONS, comparedDays } from '@fairlot/contract/backoffice/compared-days';
import { queryOf, textOfQuery } from '../../../shared/address.ts';
import { dayOf } from '../../../shared/format.ts';
import type { ReportPart, Reports, ReportWish, SavedQuery } from './api.ts';

const DAY_MS = 86_400_000;
/** What most look for; it opens where the role may read it. */
const FIRST = 'revenue';
export const PARTS: readonly ReportPart[] = ['day', 'week', 'month', 'whole'];

/** What the address asks for; the last seven days where it says nothing. */
export function wishOf(search: string, { reports }: Pick<Reports, 'reports'>): ReportWish {
  const query = queryOf(search);
  const text = (name: string) => [query[name] ?? ''].flat()[0] ?? '';
  const day = (ago: number) => dayOf(Date.now() - ago * DAY_MS);
  const days = { from: text('from') || day(6), to: text('to') || day(0) };
  return {
    report: text('report') || ((reports.find(({ name }) => name === FIRST) ?? reports[0])?.name ?? ''),
    ...days,
    part: PARTS.find((part) => part === text('part')) ?? 'day',
    by: text('by'),
    asset: text('asset'),
    // Days that became too many for it are compared with nothing.
    compare: comparisonsOf(days).find((comparison) => comparison === text('compare')) ?? '',
    filter: [query['filter'] ?? []].flat(),
  };
}

/** The address of a wish; what is empty is left out. */
export function addressOf(wish: ReportWish): string {
  return textOfQuery(Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== '')));
}

/** With what some days can be compared. */
export function comparisonsOf(days: Pick<ReportWish, 'from' | 'to'>) {
  return COMPARISONS.filter((comparison) => days.from !== '' && comparedDays(comparison, days) !== undefined);
}

/** What of a wish is kept: all but its days. */
export function savedOf({ part, by, asset, compare, filter }: ReportWish): SavedQuery {
  return {
    part,
    ...(by === '' ? {} : { by }),
    ...(asset === '' ? {} : { asset }),
    ...(compare === '' ? {} : { compare }),
    ...(filter.length === 0 ? {} : { filter: [...filter] }),
  };
}

/** The wish that was kept, without its days. */
export function wishOfSaved(query: SavedQuery): Omit<ReportWish, 'report' | 'from' | 'to'> {
  const { part = 'day', by = '', asset = '', compare = '', filter = [] } = query;
  return { part, by, asset, compare, filter };
}
