import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/db/index.ts';
import { type Languages, type NoticesView, presentAnnouncement, presentBanner, presentCategory } from './present.ts';
import { type AnnouncementKind, isAgent, isFor, type Reader, readKinds } from './rules.ts';
import { listRunning, type Stored } from './store.ts';

/** The parameters of a query; `types` as in the specification. */
export interface Wanted extends Languages {
  types: string;
  groupName?: string | undefined;
  platform?: string | undefined;
  reader: Reader;
}

/** All entries current at one time, with the answers computed from them. */
export interface Shown {
  announcements: readonly Stored<'announcement'>[];
  help: readonly Stored<'help'>[];
  sponsors: readonly Stored<'sponsor'>[];
  /** The lists without read marks; the same object for the same query. */
  notices(wanted: Wanted): NoticesView;
}

/** Number of cached answers; the least recently used one is evicted. */
const ANSWERS_KEPT = 200;

export async function readShown(db: Database): Promise<Shown> {
  const [banners, announcements, categories, help, sponsors] = [
    inOrder(await listRunning(db, 'banner')),
    await listRunning(db, 'announcement'),
    inOrder(await listRunning(db, 'category')),
    inOrder(await listRunning(db, 'help')),
    inOrder(await listRunning(db, 'sponsor')),
  ];
  const answers = new LRUCache<string, NoticesView>({ max: ANSWERS_KEPT });

  function make({ types, groupName, platform, reader, ...languages }: Wanted): NoticesView {
    const kinds = readKinds(types);
    const isWanted = (entry: { platform: string; audience: 'all' | 'members'; kind?: AnnouncementKind }) =>
      (platform === undefined || entry.platform === platform) && isFor(reader, entry);
    const running = announcements.filter((entry) => kinds.has(entry.kind) && isWanted(entry));
    const present = (...some: AnnouncementKind[]) =>
      running.filter(({ kind }) => some.includes(kind)).flatMap((entry) => presentAnnouncement(entry, languages));
    return {
      promotion: present('PR'),
      player: present('PL', 'A'),
      popup: present('PU'),
      hot: running
        .filter(({ kind, isHot }) => kind === 'PL' && isHot)
        .flatMap((entry) => presentAnnouncement(entry, languages)),
      banners: kinds.has('B')
        ? banners
            .filter((entry) => (groupName === undefined || entry.groupName === groupName) && isWanted(entry))
            .flatMap((entry) => presentBanner(entry, languages))
        : [],
      promotionCategories: kinds.has('PR') ? categories.flatMap((entry) => presentCategory(entry, languages)) : [],
    };
  }
  return {
    announcements,
    help,
    sponsors,
    notices: (wanted) => {
      const { types, groupName, platform, reader, language, fallback } = wanted;
      const key = JSON.stringify([
        types,
        groupName,
        platform,
        language,
        fallback,
        reader !== undefined,
        isAgent(reader),
      ]);
      const answer = answers.get(key) ?? make(wanted);
      answers.set(key, answer);
      return answer;
    },
  };
}

/** In the operator's order; entries with equal positions stay newest first. */
function inOrder<T extends { position: number }>(list: readonly T[]): T[] {
  return list.toSorted((a, b) => a.position - b.position);
}
