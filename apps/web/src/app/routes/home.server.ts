import { hotGamesQuery } from '../../features/catalogue/home/api/hot-games.ts';
import { menusQuery } from '../../features/catalogue/games/api/menus.ts';
import { winnersQuery } from '../../features/catalogue/home/api/winners.ts';
import { bannersQuery } from '../../features/content/banners/api/banners.ts';
import { noticesQuery, withoutMarks } from '../../features/content/announcements/api/notices.ts';
import { lotteryMenuQuery } from '../../features/lottery/games/api/menu.ts';
import { stamp } from '../../shared/query/stamped.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';
import { routes } from './home.ts';

/** Every address that shows home, with or without a dialog over it. */
export const queries: ServerQueries = Object.fromEntries(
  routes.filter(({ page }) => page === 'home/home-page').map(({ path }) => [path, home]),
);

function home({ language }: QueryFacts): ServerQuery[] {
  return [
    serverQuery(bannersQuery('m_home').queryKey, (doors) => doors.banners('m_home', language)),
    serverQuery(noticesQuery().queryKey, (doors) => doors.notices(language), withoutMarks),
    serverQuery(menusQuery().queryKey, (doors) => doors.menus()),
    serverQuery(lotteryMenuQuery().queryKey, (doors) => doors.vnMenu(language), stamp),
    serverQuery(hotGamesQuery().queryKey, (doors) => doors.hotGames(language)),
    serverQuery(winnersQuery().queryKey, (doors) => doors.winners(language)),
  ];
}
