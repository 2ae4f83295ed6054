import { type Executor, sql } from '../../platform/db/index.ts';

export type AnnouncementKind = 'PL' | 'PU' | 'A' | 'PR';

export interface BannerText {
  title: string;
  caption: string;
  action: string;
}

export interface AnnouncementText {
  title: string;
  content: string;
}

/** Texts by operator language code. */
export type Texts<T> = Readonly<Record<string, T>>;

export interface BannerRow {
  id: bigint;
  groupName: string;
  platform: string;
  url: string | null;
  art: { cat: string; motif: string; pal: string; field: string };
  texts: Texts<BannerText>;
}

export interface AnnouncementRow {
  id: bigint;
  kind: AnnouncementKind;
  platform: string;
  isHot: boolean;
  texts: Texts<AnnouncementText>;
  startsAt: Date;
  endsAt: Date | null;
}

/** Banners that run now, in the operator's order. */
export async function readBanners(executor: Executor): Promise<BannerRow[]> {
  return executor.rows(sql<BannerRow>`
    select id, group_name as "groupName", platform, url, art, texts from content_banners
     where starts_at <= clock_timestamp() and (ends_at is null or ends_at > clock_timestamp()) order by position, id`);
}

/** Announcements that run now, newest first. */
export async function readAnnouncements(executor: Executor): Promise<AnnouncementRow[]> {
  return executor.rows(sql<AnnouncementRow>`
    select id, kind, platform, is_hot as "isHot", texts, starts_at as "startsAt", ends_at as "endsAt" from content_announcements
     where starts_at <= clock_timestamp() and (ends_at is null or ends_at > clock_timestamp()) order by starts_at desc, id desc`);
}
