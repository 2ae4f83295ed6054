import type { ListField } from '@fairlot/contract';
import type { AnyDeskList, ListWish } from '@fairlot/server/platform/operators/index';
import { FIRST_MEMBER } from './console-tables.ts';

/** One query of a list, with a name for the report. */
export interface ListCase {
  name: string;
  wish: ListWish;
}

/** Values that match something where data exists, and one that matches nothing. */
const SAMPLES: Readonly<Record<ListField['type'], readonly string[]>> = {
  text: ['bulk77', 'nothing at all'],
  id: [String(FIRST_MEMBER + 3), '999999999999'],
  integer: ['0', '77'],
  flag: ['true', 'false'],
  time: [],
  choice: [],
};

/**
 * Every order of a list, a past month, and every condition that it declares, either alone or with the required period.
 */
export function casesOf({ endpoint: { list } }: Pick<AnyDeskList, 'endpoint'>): ListCase[] {
  const sinceHour = list.period === undefined ? [] : [`${list.period}:gte:${Date.now() - 3_600_000}`];
  const needs = list.needs;
  const needed = needs === undefined ? [] : [`${needs}:eq:${needs === 'tokenId' ? '1003' : FIRST_MEMBER + 3}`];
  const cases: ListCase[] = [];
  const add = (input: { sort?: string; filter: readonly string[] }) =>
    cases.push({ name: [...(input.sort === undefined ? [] : [input.sort]), ...input.filter].join(' '), wish: input });
  const { period } = list;
  if (period !== undefined && list.fields[period]?.operators?.includes('lte'))
    for (const sort of [list.sort, turned(list.sort)])
      add({ sort, filter: [`${period}:gte:${daysAgo(60)}`, `${period}:lte:${daysAgo(30)}`, ...needed] });
  for (const [name, field] of Object.entries(list.fields)) {
    for (const sort of field.sorts === true ? [name, `-${name}`] : []) add({ sort, filter: needed });
    if (name === needs) continue;
    for (const operator of field.operators ?? [])
      for (const value of valuesOf(field)) {
        const isAlone = field.isIndexed === true || list.isSmall === true || needs !== undefined;
        add({ filter: [`${name}:${operator}:${value}`, ...needed, ...(isAlone ? [] : sinceHour)] });
      }
  }
  return cases;
}

function turned(sort: string): string {
  return sort.startsWith('-') ? sort.slice(1) : `-${sort}`;
}

function daysAgo(days: number): number {
  return Date.now() - days * 86_400_000;
}

function valuesOf({ type, choices }: ListField): readonly string[] {
  if (choices !== undefined) return choices;
  return type === 'time' ? [String(Date.now() - 3_600_000)] : SAMPLES[type];
}
