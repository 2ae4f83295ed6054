import type { Tx } from '../../../platform/db/index.ts';
import { type ContentKindName, type Draft, prepareDraft } from '../drafts.ts';
import { insertDraft } from '../store.ts';
import { SEED_ANNOUNCEMENTS, SEED_CATEGORIES } from './announcements.ts';
import { SEED_BANNERS } from './banners.ts';
import { SEED_HELP } from './help.ts';
import { SEED_SPONSORS } from './sponsors.ts';
import { inEveryLanguage } from './words/index.ts';
import type { SeedWords, TitledHtml } from './words/shape.ts';

/**
 * Demonstration content in the demonstration merchant's languages, valid from now on; cleaned like operators' content.
 */
export async function seedContent(tx: Tx): Promise<void> {
  const add = <K extends ContentKindName>(kind: K, draft: Draft<K>) =>
    insertDraft(tx, kind, prepareDraft(kind, draft, []));
  const schedule = { isPublished: true, startsAt: Date.now() - 1000, endsAt: null };
  const forAll = { platform: 'M', audience: 'all' } as const;

  for (const [position, { words: key, ...banner }] of SEED_BANNERS.entries()) {
    const texts = inEveryLanguage(
      ({
        banners: {
          [key]: [caption, title, action],
        },
      }) => ({ caption, title, action }),
    );
    await add('banner', { ...banner, ...forAll, ...schedule, texts, position, image: null });
  }
  const categoryIds = new Map<string, string>();
  for (const [position, key] of SEED_CATEGORIES.entries()) {
    categoryIds.set(
      key,
      await add('category', {
        ...schedule,
        position,
        texts: inEveryLanguage(({ categories }) => ({ title: categories[key] })),
      }),
    );
  }
  for (const { words: key, categories, ...announcement } of SEED_ANNOUNCEMENTS) {
    const texts = titled(({ announcements }) => announcements[key]);
    await add('announcement', {
      ...announcement,
      ...schedule,
      texts,
      platform: 'M',
      images: [...announcement.images],
      categoryIds: categories.flatMap((category) => categoryIds.get(category) ?? []),
    });
  }
  for (const [position, tag] of SEED_HELP.entries())
    await add('help', { tag, ...schedule, position, texts: titled(({ help }) => help[tag]) });
  for (const [position, { words: key, ...sponsor }] of SEED_SPONSORS.entries()) {
    await add('sponsor', {
      ...sponsor,
      ...schedule,
      position,
      image: null,
      texts: titled(({ sponsors }) => sponsors[key]),
    });
  }
}

function titled(read: (words: SeedWords) => TitledHtml): Record<string, { title: string; content: string }> {
  return inEveryLanguage((words) => {
    const [title, content] = read(words);
    return { title, content };
  });
}
