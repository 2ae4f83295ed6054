import { hotGamesQuery } from '../../features/catalogue/home/api/hot-games.ts';
import { menusQuery } from '../../features/catalogue/games/api/menus.ts';
import { winnersQuery } from '../../features/catalogue/home/api/winners.ts';
import { bannersQuery } from '../../features/content/banners/api/banners-query.ts';
import {
  NOTICE_LISTS,
  noticesQuery,
  withoutMarks,
  PLATFORM,
} from '../../features/content/announcements/api/notices.ts';
import { firstStepsQuery } from '../../features/loyalty/api/first-steps.ts';
import { lotteryMenuQuery } from '../../features/lottery/games/api/menu.ts';
import { stamp } from '../../shared/query/stamped.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';
import { routes } from './home.ts';

/** All addresses that show home, with or without a dialog over it. */
export const queries: ServerQueries = Object.fromEntries(
  routes.filter(({ page }) => page === 'home').map(({ path }) => [path, home]),
);

function home({ member }: QueryFacts): ServerQuery[] {
  return [
    ...(member === null ? [] : [serverQuery(firstStepsQuery(true).queryKey, (ask) => ask('loyalty.firstSteps'))]),
    serverQuery(bannersQuery('m_home').queryKey, (ask) => ask('content.banners', { query: { groupName: 'm_home' } })),
    serverQuery(
      noticesQuery().queryKey,
      (ask) => ask('content.notices', { query: { types: NOTICE_LISTS, platform: PLATFORM } }),
      withoutMarks,
    ),
    serverQuery(menusQuery().queryKey, (ask) => ask('catalogue.menus')),
    serverQuery(lotteryMenuQuery().queryKey, (ask) => ask('lottery.vnMenu'), stamp),
    serverQuery(hotGamesQuery().queryKey, (ask) => ask('catalogue.hot')),
    serverQuery(winnersQuery().queryKey, (ask) => ask('catalogue.winners')),
  ];
}
