import { announcementQuery } from '../../features/content/api/announcement.ts';
import { bannersQuery } from '../../features/content/api/banners.ts';
import { helpQuery } from '../../features/content/api/help.ts';
import { noticesQuery, withoutMarks } from '../../features/content/api/notices.ts';
import { promotionsQuery } from '../../features/content/api/promotions.ts';
import { sponsorQuery, sponsorsQuery } from '../../features/content/api/sponsors.ts';
import { want, type Wanted, type WantedFacts } from '../wanted.ts';
import { HOME_PATH, type PageRoute } from './route.ts';

const notices = ({ language }: WantedFacts): Wanted =>
  want(noticesQuery().queryKey, (doors) => doors.notices(language), withoutMarks);
const banners =
  (group: string) =>
  ({ language }: WantedFacts): Wanted =>
    want(bannersQuery(group).queryKey, (doors) => doors.banners(group, language));
/** The entry that the address names; none when it names none. */
const entry = ({ search: { id = '' }, language }: WantedFacts): Wanted[] =>
  id === '' ? [] : [want(announcementQuery(id).queryKey, (doors) => doors.announcement(id, language))];

/** What the merchant tells: promotions, announcements, help. */
export const CONTENT_ROUTES: readonly PageRoute[] = [
  {
    path: '/m/activity',
    page: 'promotions/promotions-page',
    titleKey: 'title.promotions',
    header: 'inner',
    hasFooter: true,
    tab: 'promos',
    goesHome: true,
    texts: ['content', 'home'],
    wanted: (facts) => [
      want(promotionsQuery().queryKey, (doors) => doors.promotions(facts.language), withoutMarks),
      banners('m_promotion')(facts),
    ],
  },
  {
    path: '/m/activityDetail',
    page: 'promotion-detail/promotion-detail-page',
    titleKey: 'title.promotion',
    header: 'inner',
    hasFooter: true,
    tab: 'promos',
    back: '/m/activity',
    texts: ['content'],
    wanted: entry,
  },
  {
    path: '/m/notice',
    page: 'notices/notices-page',
    titleKey: 'title.notices',
    header: 'inner',
    hasFooter: true,
    goesHome: true,
    texts: ['content', 'home'],
    wanted: (facts) => [notices(facts), banners('m_notice')(facts)],
  },
  {
    path: '/m/member/notice',
    page: 'notices/notices-page',
    guard: ({ types }) => (types === 'A' ? 'agent' : 'member'),
    titleKey: 'title.notices',
    header: 'inner',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['content', 'home'],
  },
  {
    path: '/m/message',
    page: 'messages/messages-page',
    titleKey: 'title.messages',
    header: 'none',
    hasFooter: true,
    goesHome: true,
    texts: ['content'],
    wanted: (facts) => [notices(facts)],
  },
  {
    path: '/m/messageDetail',
    page: 'message-detail/message-detail-page',
    titleKey: 'title.message',
    header: 'inner',
    hasFooter: true,
    back: '/m/message',
    texts: ['content'],
    wanted: entry,
  },
  {
    path: '/m/help',
    page: 'help/help-page',
    titleKey: 'title.help',
    header: 'inner',
    hasFooter: false,
    back: HOME_PATH,
    texts: ['content', 'home'],
    wanted: (facts) => [want(helpQuery().queryKey, (doors) => doors.help(facts.language)), banners('m_help')(facts)],
  },
  {
    path: '/m/promoSelect',
    page: 'promotion-select/promotion-select-page',
    guard: 'member',
    titleKey: 'title.promoSelect',
    header: 'inner',
    hasFooter: true,
    tab: 'promos',
    back: '/m/activity',
    texts: ['content'],
    wanted: ({ language }) => [want(promotionsQuery().queryKey, (doors) => doors.promotions(language), withoutMarks)],
  },
  {
    path: '/m/activityNew',
    page: 'application/application-page',
    guard: 'member',
    titleKey: 'title.application',
    header: 'inner',
    hasFooter: true,
    tab: 'promos',
    back: '/m/promoSelect',
    texts: ['content'],
    wanted: entry,
  },
  {
    path: '/m/privacy',
    page: 'privacy/privacy-page',
    titleKey: 'title.privacy',
    header: 'inner',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['content'],
  },
  {
    path: '/m/sponsor',
    page: 'sponsors/sponsors-page',
    titleKey: 'title.sponsors',
    header: 'inner',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['content'],
    wanted: ({ language }) => [want(sponsorsQuery().queryKey, (doors) => doors.sponsors(language))],
  },
  {
    path: '/m/sponsorDetail',
    page: 'sponsor-detail/sponsor-detail-page',
    titleKey: 'title.sponsor',
    header: 'inner',
    hasFooter: true,
    back: '/m/sponsor',
    texts: ['content'],
    wanted: ({ search: { id = '' }, language }) =>
      id === '' ? [] : [want(sponsorQuery(id).queryKey, (doors) => doors.sponsor(id, language))],
  },
];
