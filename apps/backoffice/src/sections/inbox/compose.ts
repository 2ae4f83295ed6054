import { customerTypeNames } from '../../form/picker/customer-types.ts';
import { numberOf } from '../../form/number-of.ts';
import { emptyTexts } from '../../form/text-languages.ts';
import { common } from '../../shared/common-texts.ts';
import type { Input } from './api.ts';
import { inboxTexts as words } from './texts.ts';

/** A message as typed. */
export interface Draft {
  memberIds: string[];
  types: string[];
  labels: string[];
  days: string;
  kind: 'news' | 'security';
  texts: Record<string, { title: string; text: string }>;
}

export const EMPTY: Draft = {
  memberIds: [],
  types: [],
  labels: [],
  days: '90',
  kind: 'news',
  texts: emptyTexts(),
};

/** Problems of a draft by field; an empty name applies to the texts. */
export function faultsOf({ texts }: Draft) {
  const half = Object.entries(texts).find(([, text]) => fieldsOf(text) === 1);
  const isMissing = fieldsOf(texts['EN']) !== 2;
  return {
    '': (isMissing && words.textMissing) || (half !== undefined && words.textHalf(half[0])),
  };
}

/** The draft in the format of the call: named members, or conditions. */
export function inputOf({ memberIds, types, labels, days, kind, texts }: Draft): Omit<Input, 'key' | 'reason'> {
  const conditions = {
    ...(types.length > 0 ? { types: types.map(Number) } : {}),
    ...(labels.length > 0 ? { labels } : {}),
  };
  return {
    kind,
    days: numberOf(days),
    audience: memberIds.length > 0 ? { memberIds } : conditions,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => fieldsOf(text) === 2)),
  };
}

/** Describes the recipients of a message. */
export function whomOf({ memberIds = [], types = [], labels = [] }: Input['audience']): string {
  const conditions = [
    ...(types.length > 0
      ? [`${words.customerTypes} ${types.map((type) => customerTypeNames[type] ?? type).join(', ')}`]
      : []),
    ...(labels.length > 0 ? [`${common.labels} ${labels.join(', ')}`] : []),
  ];
  if (memberIds.length > 0) return `${common.members} ${memberIds.join(', ')}`;
  return conditions.length > 0 ? conditions.join('; ') : words.everybody;
}

/** Number of filled fields among title and text. */
function fieldsOf(text: Draft['texts'][string] | undefined): number {
  return text === undefined ? 0 : [text.title, text.text].filter((words) => words.trim() !== '').length;
}
