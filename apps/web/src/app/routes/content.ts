import type { PageRoute } from '../page-route.ts';

/** Content of the merchant: promotions, announcements, help. */
export const routes: readonly PageRoute[] = [
  {
    path: '/m/activity',
    page: 'promotions',
    titleKey: 'title.promotions',
    tab: 'promos',
    goesHome: true,
    texts: ['content', 'home', 'offers'],
  },
  {
    path: '/m/activityDetail',
    page: 'promotion-detail',
    titleKey: 'title.promotion',
    tab: 'promos',
    texts: ['content', 'offers'],
  },
  {
    path: '/m/notice',
    page: 'notices',
    titleKey: 'title.notices',
    goesHome: true,
    texts: ['content', 'home'],
  },
  {
    path: '/m/member/notice',
    page: 'notices',
    guard: ({ types }) => (types === 'A' ? 'agent' : 'member'),
    titleKey: 'title.notices',
    texts: ['content', 'home'],
  },
  {
    path: '/m/message',
    page: 'messages',
    titleKey: 'title.messages',
    header: 'none',
    goesHome: true,
    texts: ['content'],
  },
  {
    path: '/m/messageDetail',
    page: 'message-detail',
    titleKey: 'title.message',
    texts: ['content'],
  },
  {
    path: '/m/help',
    page: 'help',
    titleKey: 'title.help',
    footer: 'none',
    texts: ['content', 'home'],
  },
  {
    path: '/m/promoSelect',
    page: 'promotion-select',
    guard: 'member',
    titleKey: 'title.promoSelect',
    tab: 'promos',
    texts: ['content', 'trial'],
  },
  {
    path: '/m/activityNew',
    page: 'application',
    guard: 'member',
    titleKey: 'title.application',
    tab: 'promos',
    texts: ['content', 'trial'],
  },
  {
    path: '/m/privacy',
    page: 'privacy',
    titleKey: 'title.privacy',
    texts: ['content', 'legal'],
  },
  {
    path: '/m/sponsor',
    page: 'sponsors',
    titleKey: 'title.sponsors',
    texts: ['content'],
  },
  {
    path: '/m/sponsorDetail',
    page: 'sponsor-detail',
    titleKey: 'title.sponsor',
    texts: ['content'],
  },
];
