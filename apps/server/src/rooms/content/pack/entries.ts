import type { ContentKindName, Draft } from '../drafts.ts';
import type { ContentFile, Entry, KindInPack } from './shapes.ts';

/** Keys of categories by their ids. */
export type Names = Map<string, string>;
type Texts = Record<string, Record<string, string>>;

/** Converts a stored entry to its form in a pack, without its texts. @param categories of announcements */
export function entryOf(draft: object, categories: Names): Entry {
  const { id: _id, texts: _texts, tag: _tag, categoryIds, isPublished, startsAt, endsAt, ...fields } = draft as Entry;
  return {
    ...fields,
    ...(Array.isArray(categoryIds) && {
      categories: categoryIds.flatMap((id: string) => categories.get(id) ?? []),
    }),
    published: isPublished,
    startsAt: timeOf(startsAt),
    endsAt: timeOf(endsAt),
  };
}

/** Converts an entry of a pack to the form that the console sends. Missing fields are refused later. */
export function draftOf(
  kind: ContentKindName,
  key: string,
  { published, startsAt, endsAt, categories: _categories, ...fields }: Entry,
  texts: Texts,
  categoryIds: readonly string[],
): Draft<'help'> {
  return {
    ...fields,
    ...(kind === 'help' && { tag: key }),
    ...(kind === 'announcement' && { categoryIds }),
    texts,
    isPublished: published,
    startsAt: Date.parse(String(startsAt)),
    endsAt: typeof endsAt === 'string' ? Date.parse(endsAt) : null,
  } as unknown as Draft<'help'>;
}

/** The texts of an entry by language. */
export function textsOf(file: ContentFile, name: KindInPack, key: string): Texts {
  return Object.fromEntries(
    Object.entries(file.texts ?? {}).flatMap(([language, kinds]) => {
      const text = kinds[name]?.[key];
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

const timeOf = (ms: unknown): string | null => (typeof ms === 'number' ? new Date(ms).toISOString() : null);
