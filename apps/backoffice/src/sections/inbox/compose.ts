import type { Wish } from './api.ts';
import { inboxTexts as words } from './texts.ts';

/** A message as it is typed. */
export interface Draft {
  memberIds: string;
  types: string;
  labels: string;
  days: string;
  kind: 'news' | 'security';
  texts: Readonly<Record<string, { title: string; text: string }>>;
}

export const EMPTY: Draft = { memberIds: '', types: '', labels: '', days: '90', kind: 'news', texts: {} };

/** What is wrong with a draft; null when it can be sent. */
export function faultOf({ memberIds, types, texts }: Draft): string | null {
  if (/[^\d,\s]/.test(memberIds + types)) return words.numbersWrong;
  if (fieldsOf(texts['EN']) !== 2) return words.textMissing;
  const half = Object.entries(texts).find(([, text]) => fieldsOf(text) === 1);
  return half === undefined ? null : words.textHalf(half[0]);
}

/** The draft as it is sent: named members, or conditions. */
export function wishOf({ memberIds, types, labels, days, kind, texts }: Draft): Omit<Wish, 'key' | 'reason'> {
  const ids = partsOf(memberIds);
  const conditions = {
    ...(partsOf(types).length > 0 ? { types: partsOf(types).map(Number) } : {}),
    ...(partsOf(labels).length > 0 ? { labels: partsOf(labels) } : {}),
  };
  return {
    kind,
    days: Number(days),
    audience: ids.length > 0 ? { memberIds: ids } : conditions,
    texts: Object.fromEntries(Object.entries(texts).filter(([, text]) => fieldsOf(text) === 2)),
  };
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** How many of title and text are written. */
function fieldsOf(text: Draft['texts'][string] | undefined): number {
  return text === undefined ? 0 : [text.title, text.text].filter((words) => words.trim() !== '').length;
}
