import { Type } from 'typebox';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, StrictObject } from '../shapes.ts';

export * from './applications.ts';

const Text = Type.String({ maxLength: 64 });

const Query = StrictObject({
  types: Type.Optional(Text),
  groupName: Type.Optional(Text),
  platform: Type.Optional(Text),
  merchantCode: Type.Optional(Text),
  cache: Type.Optional(Text),
  flush: Type.Optional(Text),
  language: Type.Optional(Text),
});

const Art = Type.Object({ cat: Type.String(), motif: Type.String(), pal: Type.String(), field: Type.String() });

const Banner = Type.Object({
  id: Type.String(),
  groupName: Type.String(),
  url: Type.Union([Type.String(), Type.Null()]),
  title: Type.String(),
  caption: Type.String(),
  action: Type.String(),
  image: Type.Optional(Type.String({ description: 'uploaded picture; without one pages draw `art`' })),
  art: Art,
});

const Announcement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  content: Type.String({ description: 'clean HTML' }),
  preview: Type.String({ description: 'plain text' }),
  startDate: EpochMs,
  endDate: Maybe(EpochMs),
  noExpiry: Type.Integer(),
  read: Type.Boolean(),
  takesApplications: Type.Boolean({ description: 'members can apply for this promotion' }),
  announcementImages: Type.Array(Type.Object({ url: Type.String(), sequence: Type.Integer() })),
  promoAnnouncementCategoryIds: Type.Array(Type.String()),
});

const Notices = Type.Object({
  promotion: Type.Array(Announcement),
  banners: Type.Array(Banner),
  player: Type.Array(Announcement),
  popup: Type.Array(Announcement),
  hot: Type.Array(Announcement),
  promotionCategories: Type.Array(Type.Object({ id: Type.String(), title: Type.String() }), {
    description: 'in their order, when promotions were asked for',
  }),
});

const Unread = Type.Object({ unreadCount: Type.Integer() });

export const banners = endpoint({
  id: 'content.banners',
  path: '/wps/announcements/bannerNew',
  auth: 'optional',
  summary: 'Banners of a group',
  query: Query,
  value: Type.Array(Banner),
});

export const notices = endpoint({
  id: 'content.notices',
  path: '/wps/announcements/noticeNew',
  auth: 'optional',
  summary: 'Announcements for the notice bar, lists and popups',
  query: Query,
  value: Notices,
  footer: Unread,
});

export const populor = endpoint({
  id: 'content.populor',
  path: '/wps/announcements/populor',
  auth: 'optional',
  summary: 'Announcements; without `types`, only those for popups',
  query: Query,
  value: Notices,
  footer: Unread,
});

export const markAsRead = endpoint({
  id: 'content.markAsRead',
  method: 'POST',
  path: '/wps/announcements/markAsRead',
  summary: 'Mark one announcement as read',
  body: StrictObject({ announcementId: Type.String({ pattern: '^\\d{1,18}$' }), read: Type.Literal(true) }),
  errors: ['not.found', 'permission.denied'],
  policies: { realAccount: true },
});

export const announcement = endpoint({
  id: 'content.announcement',
  path: '/wps/announcements/:id',
  auth: 'optional',
  summary: 'One announcement or promotion',
  params: StrictObject({ id: Text }),
  query: StrictObject({
    language: Type.Optional(Text),
    platform: Type.Optional(Text),
    merchantCode: Type.Optional(Text),
  }),
  value: Announcement,
  errors: ['not.found'],
});

export const helpCenter = endpoint({
  id: 'content.helpCenter',
  path: '/wps/system/helpCenter',
  auth: 'public',
  moduleId: 'COMM3',
  summary: 'Pages of the help centre in their order',
  query: StrictObject({ lang: Type.Optional(Text), language: Type.Optional(Text), device: Type.Optional(Text) }),
  value: Type.Array(
    Type.Object({ tag: Type.String(), title: Type.String(), content: Type.String({ description: 'clean HTML' }) }),
  ),
});

const SPONSOR = {
  id: Type.String(),
  title: Type.String(),
  preview: Type.String({ description: 'plain text' }),
  url: Type.Union([Type.String(), Type.Null()], { description: 'site of the sponsor' }),
  image: Type.Optional(Type.String({ description: 'uploaded picture; without one pages draw `art`' })),
  art: Art,
};

const Language = StrictObject({ language: Type.Optional(Text) });

export const sponsors = endpoint({
  id: 'content.sponsors',
  path: '/wps/system/sponsors',
  auth: 'public',
  summary: 'Sponsors in their order, without their texts',
  query: Language,
  value: Type.Array(Type.Object(SPONSOR)),
});

export const sponsor = endpoint({
  id: 'content.sponsor',
  path: '/wps/system/sponsors/:id',
  auth: 'public',
  summary: 'One sponsor',
  params: StrictObject({ id: Text }),
  query: Language,
  value: Type.Object({ ...SPONSOR, content: Type.String({ description: 'clean HTML' }) }),
  errors: ['not.found'],
});
