import { firstPage, gameListQuery, type GameAsk } from '../../features/catalogue/browse/api/game-list.ts';
import { gamesOf, IN_HOUSE_LIST, inHouseGamesQuery } from '../../features/catalogue/browse/api/in-house-games.ts';
import { vendorsQuery } from '../../features/catalogue/browse/api/vendors.ts';
import { hotGamesQuery } from '../../features/catalogue/home/api/hot-games.ts';
import { FAV, filterQuery } from '../../features/catalogue/browse/model/filter.ts';
import { placeOf } from '../../features/catalogue/browse/model/place.ts';
import { bannersQuery } from '../../features/content/banners/api/banners-query.ts';
import { NOTICE_LISTS, noticesQuery, PLATFORM } from '../../features/content/announcements/api/notices.ts';
import { gamesQuery } from '../../features/originals/api/originals.ts';
import { liveQuery } from '../../features/originals/lobby/live-query.ts';
import { serverQuery, type QueryFacts, type ServerQueries, type ServerQuery } from '../server-query.ts';
import { routes } from './games.ts';

/** Hot games, and all game lists and game centres. */
export const queries: ServerQueries = {
  ...Object.fromEntries(routes.map(({ path }) => [path, gamePlace])),
  '/m/hot': () => [
    serverQuery(hotGamesQuery().queryKey, (ask) => ask('catalogue.hot')),
    serverQuery(bannersQuery('m_hot').queryKey, (ask) => ask('content.banners', { query: { groupName: 'm_hot' } })),
  ],
};

/** Queries of the view at an address: banners, announcements, vendors and the first games of a list. */
function gamePlace({ path, search }: QueryFacts): ServerQuery[] {
  const { view, type, tab, filter, pageSize, bannerGroup } = placeOf(path, search);
  const wanted: GameAsk = { gameType: type, ...filterQuery(filter), pageSize };
  const isListed = view === 'list' && (tab === 'all' || tab === 'search') && filter.choice !== FAV;
  return [
    serverQuery(bannersQuery(bannerGroup).queryKey, (ask) =>
      ask('content.banners', { query: { groupName: bannerGroup } }),
    ),
    serverQuery(noticesQuery().queryKey, (ask) =>
      ask('content.notices', { query: { types: NOTICE_LISTS, platform: PLATFORM } }),
    ),
    serverQuery(vendorsQuery('').queryKey, (ask) => ask('catalogue.vendorMapping')),
    ...(path === '/m/inhouse' ? inHouse() : []),
    ...(isListed
      ? [
          serverQuery(
            gameListQuery(wanted).queryKey,
            (ask) => ask('catalogue.list', { query: { ...wanted, pageNo: 1 } }),
            firstPage,
          ),
        ]
      : []),
    ...(view === 'list' && tab === 'hot'
      ? [serverQuery(hotGamesQuery(null, type).queryKey, (ask) => ask('catalogue.hot', { query: { gameType: type } }))]
      : []),
  ];
}

/** All in-house games with their live facts. */
function inHouse(): ServerQuery[] {
  return [
    serverQuery(inHouseGamesQuery().queryKey, (ask) => ask('catalogue.list', { query: IN_HOUSE_LIST }), gamesOf),
    serverQuery(gamesQuery().queryKey, (ask) => ask('originals.games')),
    serverQuery(liveQuery().queryKey, (ask) => ask('originals.live')),
  ];
}
