import { promotionsQuery } from '../../features/content/api/notices.ts';
import { want } from '../wanted.ts';
import { HOME_PATH, type PageRoute } from './route.ts';

/** What the merchant tells: promotions, announcements, help. */
export const CONTENT_ROUTES: readonly PageRoute[] = [
  {
    path: '/m/activity', page: 'promotions/promotions-page', titleKey: 'title.promotions', header: 'inner', hasFooter: true, tab: 'promos', goesHome: true, texts: ['home'],
    wanted: ({ language }) => [want(promotionsQuery().queryKey, (doors) => doors.promotions(language))],
  },
  { path: '/m/help', page: 'help/help-page', titleKey: 'title.help', header: 'inner', hasFooter: false, back: HOME_PATH, texts: ['auth'] },
];
