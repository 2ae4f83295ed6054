import { Type } from 'typebox';
import { endpoint } from './define.ts';
import { EpochMs, Strict } from './shapes.ts';

const Text = Type.String({ maxLength: 64 });
const Query = Type.Object({
  types: Type.Optional(Text), groupName: Type.Optional(Text), platform: Type.Optional(Text), merchantCode: Type.Optional(Text),
  cache: Type.Optional(Text), flush: Type.Optional(Text), language: Type.Optional(Text),
}, Strict);
const Banner = Type.Object({
  id: Type.String(), groupName: Type.String(), url: Type.Union([Type.String(), Type.Null()]), title: Type.String(), caption: Type.String(), action: Type.String(),
  art: Type.Object({ cat: Type.String(), motif: Type.String(), pal: Type.String(), field: Type.String() }),
});
const Announcement = Type.Object({
  id: Type.String(), title: Type.String(), content: Type.String(), startDate: EpochMs, endDate: Type.Union([EpochMs, Type.Null()]), noExpiry: Type.Integer(), read: Type.Boolean(),
});

export const banners = endpoint({
  id: 'content.banners', room: 'content', method: 'GET', path: '/wps/announcements/bannerNew', auth: 'optional',
  summary: 'Banners of a group', query: Query, value: Type.Array(Banner), errors: [],
});

export const notices = endpoint({
  id: 'content.notices', room: 'content', method: 'GET', path: '/wps/announcements/noticeNew', auth: 'optional',
  summary: 'Announcements for the notice bar, lists and popups', query: Query,
  value: Type.Object({
    promotion: Type.Array(Announcement), banners: Type.Array(Banner), player: Type.Array(Announcement), popup: Type.Array(Announcement), hot: Type.Array(Announcement),
  }),
  footer: Type.Object({ unreadCount: Type.Integer() }), errors: [],
});
