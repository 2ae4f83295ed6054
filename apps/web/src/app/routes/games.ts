import { firstPage, GAME_PAGE_SIZE, gameListQuery } from '../../features/catalogue/api/game-list.ts';
import { hotGamesQuery } from '../../features/catalogue/api/hot-games.ts';
import { menusQuery } from '../../features/catalogue/api/menus.ts';
import { gameFilterOf } from '../../features/catalogue/model/game-filter.ts';
import { want } from '../wanted.ts';
import { HOME_PATH, type PageRoute } from './route.ts';

/** Lists of games. */
export const GAME_ROUTES: readonly PageRoute[] = [
  {
    path: '/m/hot', page: 'hot/hot-page', titleKey: 'title.hot', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['home'],
    wanted: ({ language }) => [want(hotGamesQuery().queryKey, (doors) => doors.hotGames(language))],
  },
  {
    path: '/m/gameList', page: 'game-list/game-list-page', titleKey: 'title.games', header: 'inner', hasFooter: true, back: HOME_PATH, texts: ['home'],
    wanted: ({ search, language }) => [
      want(gameListQuery(gameFilterOf(search)).queryKey, (doors) => doors.gameList({ ...gameFilterOf(search), pageNo: 1, pageSize: GAME_PAGE_SIZE }, language), firstPage),
      want(menusQuery().queryKey, (doors) => doors.menus()),
    ],
  },
];
