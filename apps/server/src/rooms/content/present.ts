import type { content as contract, ValueOf } from '@fairlot/contract';
import { previewOf } from './clean-html.ts';
import { chooseText } from './rules.ts';
import type { Stored } from './store.ts';

export type BannerView = ValueOf<typeof contract.banners>[number];
export type NoticesView = ValueOf<typeof contract.notices>;
export type AnnouncementView = ValueOf<typeof contract.announcement>;
export type SponsorView = ValueOf<typeof contract.sponsor>;
export type HelpView = ValueOf<typeof contract.helpCenter>[number];

/** Language of the request, and the merchant's default as fallback. */
export interface Languages {
  language: string;
  fallback: string;
}

const PREVIEW_LENGTH = 160;

export function presentBanner(
  { id, groupName, url, image, art, texts }: Stored<'banner'>,
  { language, fallback }: Languages,
): BannerView[] {
  const text = chooseText(texts, language, fallback);
  return text === undefined
    ? []
    : [
        {
          id,
          groupName,
          url,
          art,
          ...(image === null ? {} : { image }),
          title: text.title,
          caption: text.caption,
          action: text.action,
        },
      ];
}

/** An announcement as unread. `noExpiry` is 1 if it stays until it is withdrawn. */
export function presentAnnouncement(
  { id, texts, startsAt, endsAt, images, categoryIds, takesApplications }: Stored<'announcement'>,
  { language, fallback }: Languages,
): AnnouncementView[] {
  const text = chooseText(texts, language, fallback);
  if (text === undefined) return [];
  return [
    {
      id,
      title: text.title,
      content: text.content,
      preview: previewOf(text.content, PREVIEW_LENGTH),
      startDate: startsAt,
      endDate: endsAt,
      noExpiry: endsAt === null ? 1 : 0,
      read: false,
      takesApplications,
      announcementImages: images.toSorted((a, b) => a.sequence - b.sequence),
      promoAnnouncementCategoryIds: categoryIds,
    },
  ];
}

export function presentCategory(
  { id, texts }: Stored<'category'>,
  { language, fallback }: Languages,
): NoticesView['promotionCategories'] {
  const text = chooseText(texts, language, fallback);
  return text === undefined ? [] : [{ id, title: text.title }];
}

export function presentHelp({ tag, texts }: Stored<'help'>, { language, fallback }: Languages): HelpView[] {
  const text = chooseText(texts, language, fallback);
  return text === undefined ? [] : [{ tag, title: text.title, content: text.content }];
}

/** A sponsor with its text; lists omit the text. */
export function presentSponsor(
  { id, url, image, art, texts }: Stored<'sponsor'>,
  { language, fallback }: Languages,
): SponsorView[] {
  const text = chooseText(texts, language, fallback);
  if (text === undefined) return [];
  return [
    {
      id,
      url,
      art,
      ...(image === null ? {} : { image }),
      title: text.title,
      preview: previewOf(text.content, PREVIEW_LENGTH),
      content: text.content,
    },
  ];
}

/** Marks the announcements that a member has read. */
export function markRead(view: NoticesView, read: ReadonlySet<string>): NoticesView {
  const mark = (list: AnnouncementView[]) =>
    list.map((entry) => (read.has(entry.id) ? { ...entry, read: true } : entry));
  return {
    ...view,
    promotion: mark(view.promotion),
    player: mark(view.player),
    popup: mark(view.popup),
    hot: mark(view.hot),
  };
}
