import { numberOf } from '../../form/number-of.ts';
import { emptyTexts } from '../../form/text-languages.ts';
import type { Input } from './api.ts';
import { inboxTexts as words } from './texts.ts';

/** A message as typed. */
export interface Draft {
  memberIds: string;
  types: string;
  labels: string;
  days: string;
  kind: 'news' | 'security';
  texts: Record<string, { title: string; text: string }>;
}

export const EMPTY: Draft = {
  memberIds: '',
  types: '',
  labels: '',
  days: '90',
  kind: 'news',
  texts: emptyTexts(),
};

/** Problems of a draft by field; an empty name applies to the texts. */
export function faultsOf({ memberIds, types, texts }: Draft) {
  const half = Object.entries(texts).find(([, text]) => fieldsOf(text) === 1);
  const isMissing = fieldsOf(texts['EN']) !== 2;
  return {
    memberIds: /[^\d,\s]/.test(memberIds) && words.numbersWrong,
    types: /[^\d,\s]/.test(types) && words.numbersWrong,
    '': (isMissing && words.textMissing) || (half !== undefined && words.textHalf(half[0])),
  };
}

/** The draft in the format of the call: named members, or conditions. */
export function inputOf({ memberIds, types, labels, days, kind, texts }: Draft): Omit<Input, 'key' | 'reason'> {
  const ids = partsOf(memberIds);
  const conditions = {
    ...(partsOf(types).length > 0 ? { types: partsOf(types).map(Number) } : {}),
    ...(partsOf(labels).length > 0 ? { labels: partsOf(labels) } : {}),
  };
  return {
    kind,
    days: numberOf(days),
    audience: ids.length > 0 ? { memberIds: ids } : conditions,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => fieldsOf(text) === 2)),
  };
}

/** Describes the recipients of a message. */
export function whomOf({ memberIds = [], types = [], labels = [] }: Input['audience']): string {
  const conditions = [
    ...(types.length > 0 ? [`${words.customerTypes} ${types.join(', ')}`] : []),
    ...(labels.length > 0 ? [`${words.labels} ${labels.join(', ')}`] : []),
  ];
  if (memberIds.length > 0) return `${words.members} ${memberIds.join(', ')}`;
  return conditions.length > 0 ? conditions.join('; ') : words.everybody;
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Number of filled fields among title and text. */
function fieldsOf(text: Draft['texts'][string] | undefined): number {
  return text === undefined ? 0 : [text.title, text.text].filter((words) => words.trim() !== '').length;
}
