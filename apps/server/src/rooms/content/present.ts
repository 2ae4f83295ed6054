import type { content as contract, ValueOf } from '@fairlot/contract';
import type { AnnouncementRow, BannerRow } from './repository.ts';
import { chooseText } from './rules.ts';

export type BannerView = ValueOf<typeof contract.banners>[number];
export type NoticesView = ValueOf<typeof contract.notices>;
export type AnnouncementView = NoticesView['player'][number];

/** Answers nothing for a banner without any text. */
export function presentBanner({ id, groupName, url, art, texts }: BannerRow, language: string, fallback: string): BannerView[] {
  const text = chooseText(texts, language, fallback);
  return text === undefined ? [] : [{ id: String(id), groupName, url, art, title: text.title, caption: text.caption, action: text.action }];
}

/** `noExpiry` is 1 for what stays until it is withdrawn. Nothing is marked as read yet, so nothing is. */
export function presentAnnouncement({ id, texts, startsAt, endsAt }: AnnouncementRow, language: string, fallback: string): AnnouncementView[] {
  const text = chooseText(texts, language, fallback);
  if (text === undefined) return [];
  return [{
    id: String(id), title: text.title, content: text.content, startDate: startsAt.getTime(), endDate: endsAt?.getTime() ?? null,
    noExpiry: endsAt === null ? 1 : 0, read: false,
  }];
}
