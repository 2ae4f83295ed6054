import { common } from '../../shared/common-texts.ts';
import type { Segment } from './api.ts';
import { segmentTexts as texts } from './segment-texts.ts';

type Part = Segment['conditions'][number];
type Condition = Exclude<Part, { any: unknown }>;

/** A condition as typed. */
export interface Typed {
  field: keyof typeof texts.fields;
  operator: string;
  value: string;
}

export const EMPTY: Typed = { field: 'level', operator: 'gte', value: '' };

/** Form values of a segment's parts, which are combined with AND; the conditions within a part are combined with OR. */
export function typedOf(parts: readonly Part[]): Typed[][] {
  return parts.map((part) =>
    ('any' in part ? part.any : [part]).map(({ field, operator, value }) => ({
      field,
      operator: field === 'verified' && SAME_AS_EQUAL.has(`${operator} ${value}`) ? 'eq' : operator,
      value: String(value),
    })),
  );
}

/** Comparisons with yes (1) or no (0) that mean the same as `eq`. */
const SAME_AS_EQUAL: ReadonlySet<string> = new Set(['gte 1', 'lte 0']);

/** The parts in their stored form; null while one is incomplete. */
export function partsOf(typed: readonly (readonly Typed[])[]): Part[] | null {
  const parts = typed.map((group) => group.map(conditionOf));
  if (parts.length === 0 || parts.some((group) => group.length === 0 || group.includes(null))) return null;
  return parts.map((group): Part => {
    const conditions = group.filter((one) => one !== null);
    const [first] = conditions;
    return conditions.length === 1 && first !== undefined ? first : { any: conditions };
  });
}

function conditionOf({ field, operator, value }: Typed): Condition | null {
  const typed = value.trim();
  if (field === 'label') return typed === '' ? null : { field, operator: operator as 'has', value: typed };
  return /^\d{1,12}$/.test(typed) ? { field, operator: operator as 'gte', value: Number(typed) } : null;
}

/** Labels of the operators that a field supports. */
export function operatorsOf(field: Typed['field']): Readonly<Record<string, string>> {
  if (field === 'label') return texts.labelOperators;
  return field === 'verified' ? texts.verifiedOperators : texts.operators;
}

/** Describes a segment as a sentence. */
export function wordsOf({ conditions }: Pick<Segment, 'conditions'>): string {
  const groups = typedOf(conditions).map((group) => group.map(sentence).join(` ${texts.or} `));
  return groups.join(`; ${texts.and} `);
}

function sentence({ field, operator, value }: Typed): string {
  if (field === 'label') return `${texts.fields[field]} “${value}” ${operatorsOf(field)[operator] ?? ''}`;
  if (field === 'verified' && operator === 'eq')
    return `${texts.fields[field]}: ${(value === '0' ? common.no : common.yes).toLowerCase()}`;
  return `${texts.fields[field]} ${texts.operators[operator as 'eq']} ${value}`;
}
