import { content as contract } from '@fairlot/contract';
import { route } from '../../platform/http/index.ts';
import type { Platform, RoomParts } from '../../platform/index.ts';
import type { Site } from '../site/index.ts';
import { type BannerView, type NoticesView, presentAnnouncement, presentBanner } from './present.ts';
import { type AnnouncementKind, type AnnouncementRow, type BannerRow, readAnnouncements, readBanners } from './repository.ts';
import { isAgent, readKinds } from './rules.ts';
import { seedContent } from './seed.ts';

export interface Content {
  parts: RoomParts;
  /** Banners of a group in the operator's order. */
  banners(groupName: string, language: string): Promise<BannerView[]>;
  /** Announcements for everybody: notice bar, lists and popups. */
  notices(language: string): Promise<NoticesView>;
}

interface Wanted {
  types?: string | undefined;
  groupName?: string | undefined;
  platform?: string | undefined;
  language: string;
  /** Customer type of the caller; undefined for visitors. */
  callerType?: number | undefined;
}

/** Home asks with every visit, so what runs now is read once a second at most. */
const CACHE_MS = 1000;

export function createContent({ db }: Platform, { site }: { site: Site }): Content {
  let cached: { banners: BannerRow[]; announcements: AnnouncementRow[]; at: number } | undefined;

  async function current() {
    const at = performance.now();
    if (!cached || at - cached.at > CACHE_MS) cached = { banners: await readBanners(db), announcements: await readAnnouncements(db), at };
    return cached;
  }
  async function banners({ types, groupName, platform, language }: Wanted): Promise<BannerView[]> {
    if (!readKinds(types).has('B')) return [];
    const { defaultLanguage } = await site.settings();
    return (await current()).banners
      .filter((banner) => (groupName === undefined || banner.groupName === groupName) && (platform === undefined || banner.platform === platform))
      .flatMap((banner) => presentBanner(banner, language, defaultLanguage));
  }
  async function notices(wanted: Wanted): Promise<NoticesView> {
    const kinds = readKinds(wanted.types);
    const { defaultLanguage } = await site.settings();
    const running = (await current()).announcements.filter(
      ({ kind, platform }) => kinds.has(kind) && (wanted.platform === undefined || platform === wanted.platform) && (kind !== 'A' || isAgent(wanted.callerType)),
    );
    const listOf = (...some: AnnouncementKind[]) => running.filter(({ kind }) => some.includes(kind));
    const present = (list: AnnouncementRow[]) => list.flatMap((row) => presentAnnouncement(row, wanted.language, defaultLanguage));
    return {
      promotion: present(listOf('PR')), banners: await banners(wanted), player: present(listOf('PL', 'A')), popup: present(listOf('PU')),
      hot: present(listOf('PL').filter(({ isHot }) => isHot)),
    };
  }

  return {
    banners: (groupName, language) => banners({ groupName, language }),
    notices: (language) => notices({ language }),
    parts: {
      name: 'content',
      routes: [
        route(contract.banners, ({ query, language }) => banners({ ...query, language: query.language ?? language })),
        route(contract.notices, async ({ query, language, caller }) => {
          const value = await notices({ ...query, language: query.language ?? language, callerType: caller?.type });
          // Visitors have no marks of what they read.
          return { value, footer: { unreadCount: caller ? value.player.filter(({ read }) => !read).length : 0 } };
        }),
      ],
      seed: seedContent,
    },
  };
}
