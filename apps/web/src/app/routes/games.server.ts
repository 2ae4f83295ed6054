import { firstPage, gameListQuery, type GameAsk } from '../../features/catalogue/browse/api/game-list.ts';
import { vendorsQuery } from '../../features/catalogue/browse/api/vendors.ts';
import { hotGamesQuery } from '../../features/catalogue/home/api/hot-games.ts';
import { FAV, filterQuery } from '../../features/catalogue/browse/model/filter.ts';
import { placeOf } from '../../features/catalogue/browse/model/place.ts';
import { bannersQuery } from '../../features/content/banners/api/banners.ts';
import { noticesQuery } from '../../features/content/announcements/api/notices.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';
import { routes } from './games.ts';

/** Hot games, and every list of games or game centre. */
export const queries: ServerQueries = {
  ...Object.fromEntries(routes.map(({ path }) => [path, gamePlace])),
  '/m/hot': ({ language }) => [
    serverQuery(hotGamesQuery().queryKey, (doors) => doors.hotGames(language)),
    serverQuery(bannersQuery('m_hot').queryKey, (doors) => doors.banners('m_hot', language)),
  ],
};

/** What the view of the address shows: banners and announcements, vendors, and the first games of a list. */
function gamePlace({ path, search, language }: QueryFacts): ServerQuery[] {
  const { view, type, tab, filter, pageSize, bannerGroup } = placeOf(path, search);
  const ask: GameAsk = { gameType: type, ...filterQuery(filter), pageSize };
  const isListed = view === 'list' && (tab === 'all' || tab === 'search') && filter.choice !== FAV;
  return [
    serverQuery(bannersQuery(bannerGroup).queryKey, (doors) => doors.banners(bannerGroup, language)),
    serverQuery(noticesQuery().queryKey, (doors) => doors.notices(language)),
    serverQuery(vendorsQuery('').queryKey, (doors) => doors.vendors()),
    ...(isListed
      ? [
          serverQuery(
            gameListQuery(ask).queryKey,
            (doors) => doors.gameList({ ...ask, pageNo: 1 }, language),
            firstPage,
          ),
        ]
      : []),
    ...(view === 'list' && tab === 'hot'
      ? [serverQuery(hotGamesQuery(null, type).queryKey, (doors) => doors.hotGames(language, type))]
      : []),
  ];
}
