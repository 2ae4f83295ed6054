import type { Tx } from '../../../platform/db/index.ts';
import { type ContentKindName, type Draft, prepareDraft } from '../drafts.ts';
import { insertDraft } from '../store.ts';
import { SEED_ANNOUNCEMENTS, SEED_CATEGORIES } from './announcements.ts';
import { SEED_BANNERS } from './banners.ts';
import { SEED_HELP } from './help.ts';
import { SEED_SPONSORS } from './sponsors.ts';

/** Demonstration content in the languages of the demonstration merchant, valid from now on; cleaned like that of operators. */
export async function seedContent(tx: Tx): Promise<void> {
  const add = <K extends ContentKindName>(kind: K, draft: Draft<K>) => insertDraft(tx, kind, prepareDraft(kind, draft, []));
  const schedule = { isPublished: true, startsAt: Date.now() - 1000, endsAt: null };
  const forAll = { platform: 'M', audience: 'all' } as const;

  for (const [position, banner] of SEED_BANNERS.entries()) await add('banner', { ...banner, ...forAll, ...schedule, position, image: null });
  const categoryIds: string[] = [];
  for (const [position, texts] of SEED_CATEGORIES.entries()) categoryIds.push(await add('category', { ...schedule, position, texts }));
  for (const { categories, ...announcement } of SEED_ANNOUNCEMENTS) {
    await add('announcement', { ...announcement, ...schedule, platform: 'M', takesApplications: announcement.takesApplications ?? false, categoryIds: categories.flatMap((place) => categoryIds[place] ?? []) });
  }
  for (const [position, page] of SEED_HELP.entries()) await add('help', { ...page, ...schedule, position });
  for (const [position, sponsor] of SEED_SPONSORS.entries()) await add('sponsor', { ...sponsor, ...schedule, position, image: null });
}
