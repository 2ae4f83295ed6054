import { firstPage, gameListQuery, type GameAsk } from '../../features/catalogue/api/browse/game-list.ts';
import { vendorsQuery } from '../../features/catalogue/api/browse/vendors.ts';
import { hotGamesQuery } from '../../features/catalogue/api/hot-games.ts';
import { FAV, filterQuery } from '../../features/catalogue/model/browse/filter.ts';
import { placeOf } from '../../features/catalogue/model/browse/place.ts';
import { bannersQuery } from '../../features/content/api/banners.ts';
import { noticesQuery } from '../../features/content/api/notices.ts';
import { want, type Wanted, type WantedFacts } from '../wanted.ts';
import { HOME_PATH, type PageRoute } from './route.ts';

const LIST = 'game-list/game-list-page';
const CENTRE = 'game-centre/game-centre-page';
/** A centre, or a list with a tab or a vendor in the query (Z-10). */
const EITHER = 'game-place/game-place-page';

/** Lists of games and game centres. */
export const GAME_ROUTES: readonly PageRoute[] = [
  {
    path: '/m/hot',
    page: 'hot/hot-page',
    titleKey: 'title.hot',
    header: 'inner',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['home', 'games'],
    wanted: ({ language }) => [
      want(hotGamesQuery().queryKey, (doors) => doors.hotGames(language)),
      want(bannersQuery('m_hot').queryKey, (doors) => doors.banners('m_hot', language)),
    ],
  },
  gamePage('/m/rng', LIST, 'RNG'),
  gamePage('/m/pvp', LIST, 'PVP'),
  gamePage('/m/fish', LIST, 'FISH'),
  gamePage('/m/gameList', LIST),
  gamePage('/m/live', EITHER, 'LIVE'),
  gamePage('/m/sports', EITHER, 'SPORTS'),
  gamePage('/m/lottery', EITHER, 'ELOTT'),
  gamePage('/m/cockfight', EITHER, 'COCKFIGHT'),
  gamePage('/m/esports', CENTRE, 'ESPORTS'),
  gamePage('/m/inhouse', CENTRE, 'INHOUSE'),
  gamePage('/m/gameCenter', CENTRE),
];

/** The pages whose type is in the query name it in their head. */
function gamePage(path: string, page: string, name = 'OTHER'): PageRoute {
  return {
    path,
    page,
    titleKey: `games.type.${name}`,
    header: 'none',
    hasFooter: true,
    back: HOME_PATH,
    texts: ['home', 'games'],
    wanted: (facts) => placeWanted(path, facts),
  };
}

/** What the view of the address shows: banners and announcements, vendors, and the first games of a list. */
function placeWanted(path: string, { search, language }: WantedFacts): Wanted[] {
  const { view, type, tab, filter, pageSize, bannerGroup } = placeOf(path, search);
  const ask: GameAsk = { gameType: type, ...filterQuery(filter), pageSize };
  const isListed = view === 'list' && (tab === 'all' || tab === 'search') && filter.choice !== FAV;
  return [
    want(bannersQuery(bannerGroup).queryKey, (doors) => doors.banners(bannerGroup, language)),
    want(noticesQuery().queryKey, (doors) => doors.notices(language)),
    want(vendorsQuery('').queryKey, (doors) => doors.vendors()),
    ...(isListed
      ? [want(gameListQuery(ask).queryKey, (doors) => doors.gameList({ ...ask, pageNo: 1 }, language), firstPage)]
      : []),
    ...(view === 'list' && tab === 'hot'
      ? [want(hotGamesQuery(null, type).queryKey, (doors) => doors.hotGames(language, type))]
      : []),
  ];
}
